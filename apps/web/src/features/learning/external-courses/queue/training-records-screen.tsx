import {
  type EntryFilter,
  entryFilters,
  type QueuedEntry,
  verifiedAtOnceMax,
} from '@doselore/contract/external-courses';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useArea } from '../../../../platform/area/index.ts';
import { parseRouteId } from '../../../../platform/routes/index.ts';
import { useUser } from '../../../../platform/session/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { BulkBar, DataTable, type ListState, useListState } from '../../../../ui/table/index.ts';
import { GroupFilter } from '../../../people/groups/index.ts';
import { memberEvidenceAddress } from '../verdicts/member-entries.queries.ts';
import { keyOf, queueQuery } from './queue.queries.ts';
import { queueColumns } from './queue-columns.tsx';
import { useEntryHref } from './use-entry-href.ts';
import { useLookedAt } from './use-looked-at.ts';
import { VerifySelected } from './verify-selected.tsx';

const stateWords: Record<EntryFilter, string> = {
  '': 'All',
  unverified: 'To be verified',
  verified: 'Verified',
  rejected: 'Rejected',
};
const anyState = 'all';

/** The address says `all` for entries of every state, because it has no empty values. */
function stateOf(list: ListState): EntryFilter {
  const stateFilter = list.filter('state');
  return stateFilter === anyState
    ? ''
    : (entryFilters.find((known) => known !== '' && known === stateFilter) ?? 'unverified');
}

function StateFilter({ list }: { list: ListState }) {
  const shown = stateOf(list);
  return (
    <NativeSelect
      size="sm"
      aria-label="State"
      data={entryFilters.map((value) => ({ value: value === '' ? anyState : value, label: stateWords[value] }))}
      value={shown === '' ? anyState : shown}
      onChange={({ currentTarget: { value } }) => list.set({ state: value === 'unverified' ? '' : value })}
    />
  );
}

type Refused = { row: QueuedEntry; problem: string };

/** External courses of people in all places of the admin, and the verdicts on several of them at once. */
export function TrainingRecordsScreen() {
  const { level, can, definition } = useArea();
  const user = useUser();
  const list = useListState({ sort: 'entered' });
  const groupId = parseRouteId(list.filter('groupId')) ?? undefined;
  const query = { ...list.query, state: stateOf(list), groupId };
  const sheet = queueQuery({ level, query });
  const entries = useQuery(sheet);
  const { hasLooked, look } = useLookedAt();
  const [chosen, setChosen] = useState<readonly QueuedEntry[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const hrefOf = useEntryHref();
  const shown = entries.data?.rows ?? [];
  const managesSeveral = definition.role === 'super_admin' || user.groups_managed.length > 1;
  const canChooseGroup = can('groups.list') && managesSeveral;
  const mayVerify = can('externalCourses.verify');
  const select = (keys: readonly (string | number)[]) => {
    const known = new Map([...chosen, ...shown].map((row) => [keyOf(row), row]));
    setChosen(keys.flatMap((key) => known.get(String(key)) ?? []).slice(0, verifiedAtOnceMax));
  };
  return (
    <Page lead="External courses of your members. Open the evidence of each entry, then verify several at once.">
      {refused.length > 0 && (
        <Card title="Not verified">
          <ul>
            {refused.map(({ row, problem }) => (
              <li key={keyOf(row)}>{`${row.person.name}, ${row.title}: ${problem}`}</li>
            ))}
          </ul>
        </Card>
      )}
      <DataTable
        label="External courses"
        what="entries"
        columns={queueColumns({
          hrefOf,
          evidenceOf: (row) =>
            memberEvidenceAddress(
              {
                level,
                place: { groupId: row.group.id, subgroupId: row.subgroup_id ?? undefined },
                userId: row.person.id,
              },
              row.id,
            ),
          hasLooked,
          onLook: look,
          userId: user.id,
        })}
        list={list}
        query={entries}
        rowKey={keyOf}
        rowName={(row) => `${row.title} of ${row.person.name}`}
        search={{ label: 'Search entries', placeholder: 'Person, course or reference' }}
        filters={
          <>
            {canChooseGroup && (
              <GroupFilter
                value={groupId ?? null}
                placeholder="All organisations"
                onChange={(id) => list.set({ groupId: id })}
              />
            )}
            <StateFilter list={list} />
          </>
        }
        onExport={sheet.download}
        empty={{
          title: stateOf(list) === 'unverified' ? 'Nothing to verify' : 'No entries',
          message: 'Courses that members took elsewhere are listed here.',
        }}
        {...(mayVerify && {
          selection: {
            selected: chosen.map(keyOf),
            onChange: select,
            canSelect: (row: QueuedEntry) => row.verdict === null && row.evidence !== null && row.person.id !== user.id,
          },
        })}
      />
      <BulkBar count={chosen.length} onClear={() => setChosen([])}>
        <VerifySelected
          chosen={chosen}
          hasLooked={hasLooked}
          onDone={(left) => {
            setChosen([]);
            setRefused(left);
          }}
        />
      </BulkBar>
    </Page>
  );
}
