import { listMerges, type MergeRecordKind } from '@doselore/contract/merges';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { PersonPicker } from '../../people/users/index.ts';
import { merges, type Pair, userPreviewQuery } from './merges.queries.ts';
import { CountTable } from './parts/count-table.tsx';
import { MergeActions } from './parts/merge-actions.tsx';
import c from './parts/merges.module.css';
import { MergesDone } from './parts/merges-done.tsx';
import { PersonFacts } from './parts/person-facts.tsx';
import { WhatEnds } from './parts/what-ends.tsx';
import { useChosen } from './use-chosen.ts';
import { planOf, useUserMerge } from './use-merge-commands.ts';

const recordWords: Record<MergeRecordKind, string> = {
  memberships: 'Organisations',
  services: 'Services',
  managed: 'Admin roles',
  led: 'Sessions led',
  licences: 'Licences',
  live: 'Unfinished licences',
  attempts: 'Attempts',
  certificates: 'Certificates',
  paper: 'Face to face results',
  external: 'External courses',
  sessions: 'Places in sessions',
  cpd: 'CPD records',
  questions: 'Questions to the pharmacist',
  notifications: 'Notifications',
};

const whose = { keep: 'The licence of the account that stays', drop: 'The licence of the account that is merged' };

function Preview({ pair, onSwap, onDone }: { pair: Pair; onSwap: () => void; onDone: () => void }) {
  const commands = useUserMerge();
  const query = useQuery(userPreviewQuery(pair));
  return (
    <QueryView query={query} errorTitle="These two cannot be merged">
      {(preview) => (
        <Stack gap="lg">
          <Card title="Are they one person?">
            <PersonFacts keep={preview.keep} drop={preview.drop} />
          </Card>
          <Card title="Records moved">
            <CountTable
              caption="Records of both accounts"
              rows={preview.records.map((record) => ({ ...record, key: record.kind, label: recordWords[record.kind] }))}
            />
          </Card>
          <WhatEnds {...preview} whose={whose} />
          <MergeActions merge={() => commands.merge(planOf(preview))} onSwap={onSwap} onDone={onDone} />
        </Stack>
      )}
    </QueryView>
  );
}

/** Merges two accounts of one person. The address has the chosen accounts. */
export function MergeMembersScreen() {
  const { name, names } = usePlaceNames();
  const chosen = useChosen();
  const commands = useUserMerge();
  const done = useQuery(merges.one(listMerges, { query: { kind: 'users' } }));
  return (
    <Page
      context={name}
      names={names}
      lead="All records of the second account move to the first: courses, certificates, memberships and licences."
    >
      <Stack gap="lg">
        <div className={c.pickers}>
          <PersonPicker
            title="The account that stays"
            hint="2 letters or more of the name or email"
            chosen={chosen.keep}
            onChoose={chosen.setKeep}
          />
          <PersonPicker
            title="The account that is merged into it"
            hint="The same person twice"
            chosen={chosen.drop}
            onChoose={chosen.setDrop}
          />
        </div>
        {chosen.pair !== null && (
          <Preview pair={chosen.pair} onSwap={chosen.swap} onDone={() => chosen.setDrop(null)} />
        )}
        {done.data && <MergesDone rows={done.data.rows} onUndo={(row) => void commands.undoRow(row)} />}
      </Stack>
    </Page>
  );
}
