import { plural } from '@doselore/contract';
import type { ImportDetail } from '@doselore/contract/imports';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { refreshQueries } from '../../../../platform/query-client/index.ts';
import { formatNumber } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { refreshMembers } from '../../../people/members/index.ts';
import c from '../imports.module.css';
import { downloadFailed, type OneList } from '../imports.queries.ts';
import { listKinds } from '../kinds/kinds.ts';
import { useImportPlace } from '../use-import-place.ts';
import { leftOut, statusWords } from '../words.ts';
import { ResultRows } from './result-rows.tsx';

/** Result of the import. Rows that were left out can be downloaded as a spreadsheet with their reasons. */
export function ResultStep({ one, list }: { one: OneList; list: ImportDetail }) {
  const { kind, counts } = list;
  const { toUpload, toPeople } = useImportPlace(kind);
  const client = useQueryClient();
  // The import has changed people on the server, so cached ones are out of date.
  useEffect(() => {
    void refreshMembers(client);
    const { alsoChanges } = listKinds[kind];
    if (alsoChanges !== undefined) void refreshQueries(client, alsoChanges);
  }, [client, kind]);
  const left = leftOut(counts);
  return (
    <>
      <Card title={statusWords(kind, 'done', counts.done)}>
        <p className={c.note} role="status">
          {left === 0
            ? 'Every row was imported.'
            : `${formatNumber(left)} ${plural(left, 'row was', 'rows were')} not imported.`}
          {counts.same > 0 && ` ${statusWords(kind, 'same', counts.same)}: nothing to do.`}
          {list.archived > 0 &&
            ` ${formatNumber(list.archived)} ${plural(list.archived, 'member who has left was', 'members who have left were')} archived.`}
          {counts.done > 0 && listKinds[kind].sent}
        </p>
        {list.told.length > 0 && (
          <ul className={c.changes} aria-label="Who was told what">
            {list.told.map(({ message, people }) => (
              <li key={message}>
                {formatNumber(people)} {plural(people, 'person', 'people')}: {message}.
              </li>
            ))}
          </ul>
        )}
        <div className={c.buttons}>
          <Button component={Link} to={toPeople}>
            {listKinds[kind].see}
          </Button>
          {left > 0 && (
            <Button
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
              onClick={() => void downloadFailed(one)}
            >
              Download failed rows
            </Button>
          )}
          <Button component={Link} variant="default" to={toUpload}>
            Upload again
          </Button>
        </div>
      </Card>
      {(left > 0 || list.told.length > 0) && <ResultRows one={one} list={list} />}
    </>
  );
}
