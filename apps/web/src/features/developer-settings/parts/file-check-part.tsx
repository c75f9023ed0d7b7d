import { type FileCheck, plural } from '@doselore/contract';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showBanner } from '../../../platform/banner/index.ts';
import { Tag } from '../../../ui/course/index.ts';
import { formatAgo, formatNumber } from '../../../ui/formats/index.ts';
import { Facts, Label } from '../../../ui/layout/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { checkFiles, fileCheckQuery } from '../developer-settings.queries.ts';
import c from './developer-settings.module.css';

const missingText = (count: number) => `${formatNumber(count)} stored ${plural(count, 'file is', 'files are')} missing`;

/** Compares stored files with the records that name them, nightly and on demand. */
export function FileCheckPart() {
  const client = useQueryClient();
  const query = useQuery(fileCheckQuery);
  const check = useMutation({
    mutationFn: checkFiles,
    onSuccess: (last) => {
      client.setQueryData(fileCheckQuery.queryKey, { last });
      const count = last.missing_total;
      showBanner(
        count === 0
          ? { message: 'No stored file is missing', type: 'success' }
          : { message: missingText(count), type: 'error' },
      );
    },
  });
  return (
    <Label
      title="Stored files"
      actions={
        <Button variant="default" loading={check.isPending} onClick={() => check.mutate()}>
          Check files
        </Button>
      }
    >
      <p className={c.lead}>
        Checks that every package, picture, document and piece of evidence is on disk. This also runs each night, and
        then removes files that no record has named for a day.
      </p>
      <QueryView query={query} errorTitle="The last check could not be loaded">
        {({ last }) => (last === null ? <p className="muted">No check has run yet.</p> : <Outcome check={last} />)}
      </QueryView>
    </Label>
  );
}

function Outcome({ check }: { check: FileCheck }) {
  const isWhole = check.missing_total === 0;
  return (
    <>
      <p>
        <Tag hue={isWhole ? 'leaf' : 'brick'} icon={isWhole ? IconCircleCheck : IconAlertTriangle}>
          {isWhole ? 'No file is missing' : missingText(check.missing_total)}
        </Tag>
      </p>
      <Facts
        facts={[
          { label: 'Checked', value: formatAgo(check.checked_at) },
          { label: 'Took', value: `${formatNumber(check.took_ms)} ms` },
          { label: 'Stored files', value: formatNumber(check.files) },
          { label: 'Without a record', value: formatNumber(check.unnamed) },
          { label: 'Removed', value: formatNumber(check.removed) },
        ]}
      />
      {!isWhole && (
        <>
          <p>Restore these files from a backup, or upload them again.</p>
          <ul className={c.faults}>
            {check.missing.map(({ key, subject }) => (
              <li key={`${subject} ${key}`}>
                <b>{subject}</b>: {key}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
