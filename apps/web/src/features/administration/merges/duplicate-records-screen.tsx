import {
  type DuplicateKind,
  type DuplicateRecord,
  duplicateKindTitles,
  duplicateRecordReasonKeys,
  duplicateRecordReasons,
} from '@doselore/contract/merges';
import { Menu, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { DataTable, useListState } from '../../../ui/table/index.ts';
import { duplicateRecordsQuery } from './duplicate-records.queries.ts';
import { DuplicateTabs } from './parts/duplicate-tabs.tsx';
import { recordColumns } from './parts/record-columns.tsx';
import { SearchAgain } from './parts/search-again.tsx';
import { repairOfSide } from './record-links.ts';
import { nameOfRecord, recordWords } from './record-words.ts';
import { useRecordCommands } from './use-record-commands.ts';

type Commands = ReturnType<typeof useRecordCommands>;

function RecordMenu({ kind, row, commands }: { kind: DuplicateKind; row: DuplicateRecord; commands: Commands }) {
  const area = useArea();
  const links = [row.one, row.other].flatMap((side) => repairOfSide(kind, side, { area, person: row.person }) ?? []);
  // Both sides may be repaired on the same page, which is linked once.
  const repairs = links.filter(({ to }, place) => links.findIndex((other) => other.to === to) === place);
  return (
    <>
      {repairs.map(({ label, to }) => (
        <Menu.Item key={to} component={Link} to={to}>
          {label}
        </Menu.Item>
      ))}
      {kind === 'venues' &&
        (['one', 'other'] as const).map((right) => (
          <Menu.Item key={right} onClick={() => void commands.respell(row, right)}>
            Use “{row[right].name}”
          </Menu.Item>
        ))}
      <Menu.Item onClick={() => void commands.keep(row, true)}>{recordWords[kind].keep}</Menu.Item>
    </>
  );
}

/** Duplicate records of one kind, with the actions that repair each. */
export function DuplicateRecordsScreen({ kind }: { kind: DuplicateKind }) {
  const area = useArea();
  const list = useListState({ sort: recordWords[kind].sort });
  const commands = useRecordCommands(kind);
  const reasons = duplicateRecordReasonKeys.filter((key) =>
    duplicateRecordReasons[key].kinds.some((known) => known === kind),
  );
  const reason = reasons.find((key) => key === list.filter('reason')) ?? '';
  const query = { ...list.query, reason } as const;
  const sheet = duplicateRecordsQuery(kind, query);
  const found = useQuery(sheet);
  const at = found.data?.searched_at;
  const words = recordWords[kind];
  return (
    <Page lead={words.lead} tabs={<DuplicateTabs searchedAt={at} />} actions={<SearchAgain />}>
      <DataTable
        label={`Duplicates, ${duplicateKindTitles[kind].toLowerCase()}`}
        what="pairs"
        columns={recordColumns({ kind, area })}
        list={list}
        query={found}
        rowKey={(row) => `${row.one.id}-${row.other.id}`}
        rowName={(row) => nameOfRecord(kind, row)}
        search={{ label: 'Search pairs', placeholder: words.search }}
        filters={
          reasons.length > 1 && (
            <NativeSelect
              size="sm"
              aria-label="Why"
              data={[
                { value: '', label: 'Any reason' },
                ...reasons.map((value) => ({ value, label: duplicateRecordReasons[value].title })),
              ]}
              value={reason}
              onChange={(event) => list.set({ reason: event.currentTarget.value })}
            />
          )
        }
        onExport={sheet.download}
        rowMenu={(row) => <RecordMenu kind={kind} row={row} commands={commands} />}
        empty={
          at === null
            ? { title: 'Not searched yet', message: 'Choose Search again to search all records now.' }
            : { title: 'No duplicates found', message: words.empty }
        }
      />
    </Page>
  );
}
