import { countOf, plural } from '@doselore/contract';
import { type GroupMergePreview, type GroupRecordKind, listMerges } from '@doselore/contract/merges';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatList } from '../../../ui/formats/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { groupPreviewQuery, merges, type Pair } from './merges.queries.ts';
import { CountTable } from './parts/count-table.tsx';
import { GroupPicker } from './parts/group-picker.tsx';
import { MergeActions } from './parts/merge-actions.tsx';
import c from './parts/merges.module.css';
import { MergesDone } from './parts/merges-done.tsx';
import { WhatEnds } from './parts/what-ends.tsx';
import { useChosen } from './use-chosen.ts';
import { type MergePlan, useGroupMerge } from './use-merge-commands.ts';

const recordWords: Record<GroupRecordKind, string> = {
  services: 'Services',
  members: 'Members, including past members',
  managers: 'Admins',
  sessions: 'Pharmacist-led Courses',
  pot: 'Seats in the general pot',
  pools: 'Seats in pools',
  held: 'Seats issued, not started',
  used: 'Seats used',
  orders: 'Licence orders',
  licences: 'Licences of people',
  attempts: 'Attempts',
  certificates: 'Certificates',
  external: 'External courses',
  documents: 'Documents',
};
const whose = {
  keep: 'The licence of the organisation that stays',
  drop: 'The licence of the organisation that is merged',
};

function planOf({ keep, drop, records, in_both }: GroupMergePreview): MergePlan {
  const count = (recordKind: GroupRecordKind) => records.find(({ kind }) => kind === recordKind)?.drop ?? 0;
  const seats = count('pot') + count('pools');
  return {
    keep,
    drop,
    warning: `${drop.name} is archived. ${keep.name} keeps its settings and receives: ${formatList([
      countOf(count('services'), 'subgroup'),
      `${countOf(count('members'), 'member')} (${in_both} in both)`,
      `${seats.toLocaleString('en-GB')} unissued ${plural(seats, 'seat', 'seats')}`,
      countOf(count('licences'), 'licence'),
      `${count('certificates')} ${plural(count('certificates'), 'certificate', 'certificates')}`,
    ])}. You can undo this for 30 days.`,
  };
}

function Preview({ pair, onSwap, onDone }: { pair: Pair; onSwap: () => void; onDone: () => void }) {
  const commands = useGroupMerge();
  const query = useQuery(groupPreviewQuery(pair));
  return (
    <QueryView query={query} errorTitle="These two cannot be merged">
      {(preview) => (
        <Stack gap="lg">
          <Card title="Records moved">
            <CountTable
              caption="Records of both organisations"
              rows={preview.records.map((record) => ({ ...record, key: record.kind, label: recordWords[record.kind] }))}
            />
            {preview.in_both > 0 && (
              <p>Members of both organisations, counted once after the merge: {preview.in_both}</p>
            )}
            {preview.matching_services.length > 0 && (
              <p>
                Both organisations have a service called {formatList(preview.matching_services)}. Both services are
                kept. Rename one of them, or move its people.
              </p>
            )}
          </Card>
          <WhatEnds {...preview} whose={whose} />
          <MergeActions merge={() => commands.merge(planOf(preview))} onSwap={onSwap} onDone={onDone} />
        </Stack>
      )}
    </QueryView>
  );
}

/** Merges two organisations that are one company. */
export function MergeGroupsScreen() {
  const chosen = useChosen();
  const commands = useGroupMerge();
  const done = useQuery(merges.one(listMerges, { query: { kind: 'groups' } }));
  return (
    <Page lead="All records of the second organisation move to the first. Certificates and attempts do not change.">
      <Stack gap="lg">
        <div className={c.pickers}>
          <GroupPicker title="The organisation that stays" chosen={chosen.keep} onChoose={chosen.setKeep} />
          <GroupPicker title="The organisation that is merged into it" chosen={chosen.drop} onChoose={chosen.setDrop} />
        </div>
        {chosen.pair !== null && (
          <Preview pair={chosen.pair} onSwap={chosen.swap} onDone={() => chosen.setDrop(null)} />
        )}
        {done.data && <MergesDone rows={done.data.rows} onUndo={(row) => void commands.undoRow(row)} />}
      </Stack>
    </Page>
  );
}
