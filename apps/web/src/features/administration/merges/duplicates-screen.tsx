import { type DuplicateRow, duplicateReasonWords, setDistinct } from '@doselore/contract/merges';
import { Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { type Area, useArea } from '../../../platform/area/index.ts';
import { useAttempt } from '../../../platform/banner/index.ts';
import { fullName } from '../../../platform/session/index.ts';
import { Tag } from '../../../ui/course/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { type Column, DataTable, RowTitle, useListState } from '../../../ui/table/index.ts';
import { duplicatesQuery, refreshDuplicates } from './duplicates.queries.ts';
import { markDifferences } from './mark-differences.ts';
import { DuplicateTabs } from './parts/duplicate-tabs.tsx';
import { Marked } from './parts/marked.tsx';
import { SearchAgain } from './parts/search-again.tsx';

function Match({ row, which, area }: { row: DuplicateRow; which: 'keep' | 'drop'; area: Area }) {
  const side = which === 'keep' ? 0 : 1;
  const parts = (target: (person: DuplicateRow['keep']) => string) =>
    markDifferences(target(row.keep), target(row.drop))[side];
  return (
    <RowTitle
      to={area.to('user-info', { userId: row[which].id })}
      under={<Marked parts={parts(({ email }) => email)} />}
    >
      <Marked parts={parts(fullName)} />
    </RowTitle>
  );
}

const columnsOf = (area: Area): Column<DuplicateRow>[] => [
  { key: 'name', header: 'Person', sortable: true, cell: (row) => <Match row={row} which="keep" area={area} /> },
  {
    key: 'other',
    header: 'Possible duplicate',
    whole: true,
    cell: (row) => <Match row={row} which="drop" area={area} />,
  },
  {
    key: 'reasons',
    header: 'Reason',
    cell: (row) => row.reasons.map((reason) => <div key={reason}>{duplicateReasonWords[reason]}</div>),
  },
  {
    key: 'score',
    header: 'Likely',
    sortable: true,
    cell: (row) => <Tag hue={row.score >= 60 ? 'brick' : 'amber'}>{row.score}%</Tag>,
  },
];

/** Accounts that probably belong to one person, to merge or to mark as two people. */
export function DuplicatesScreen() {
  const area = useArea();
  const attempt = useAttempt(refreshDuplicates);
  const list = useListState({ sort: 'score' });
  const tell = (row: DuplicateRow, distinct: boolean): Promise<boolean> =>
    attempt(async () => {
      await callEndpoint(setDistinct, { body: { ...{ oneId: row.keep.id, otherId: row.drop.id }, distinct } });
      const message = `${fullName(row.keep)} and ${fullName(row.drop)} are marked as two people`;
      return distinct ? { message, onUndo: () => tell(row, false) } : undefined;
    });
  const sheet = duplicatesQuery({ query: list.query });
  const query = useQuery(sheet);
  const at = query.data?.searched_at;
  return (
    <Page
      lead="Accounts that may belong to one person. Different letters are highlighted."
      tabs={<DuplicateTabs searchedAt={at} />}
      actions={<SearchAgain />}
    >
      <DataTable
        label="Probable duplicates"
        what="pairs"
        columns={columnsOf(area)}
        list={list}
        query={query}
        rowKey={(row) => `${row.keep.id}-${row.drop.id}`}
        rowName={(row) => `${fullName(row.keep)} and ${fullName(row.drop)}`}
        search={{ label: 'Search pairs', placeholder: 'Name or email' }}
        onExport={sheet.download}
        rowMenu={(row) => (
          <>
            {row.group_id !== null && (
              <Menu.Item
                component={Link}
                to={`${area.to('merge-members', { groupId: row.group_id })}?keep=${row.keep.id}&drop=${row.drop.id}`}
              >
                Compare and merge
              </Menu.Item>
            )}
            <Menu.Item onClick={() => void tell(row, true)}>Not a duplicate</Menu.Item>
          </>
        )}
        empty={
          at === null
            ? { title: 'Not searched yet', message: 'Choose Search again to search all people now.' }
            : { title: 'No duplicates found', message: 'Nobody shares a mailbox, a GPhC number, or name and place.' }
        }
      />
    </Page>
  );
}
