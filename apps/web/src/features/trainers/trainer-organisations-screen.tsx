import {
  type CompatibilityKind,
  compatibilityKinds,
  compatibilityWords,
  type Trainer,
  trainerLimits,
} from '@doselore/contract/trainers';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useArea } from '../../platform/area/index.ts';
import { showBanner } from '../../platform/banner/index.ts';
import { groupQuery } from '../../platform/places/index.ts';
import { Card } from '../../ui/layout/index.ts';
import { QueryView } from '../../ui/states/index.ts';
import { GroupFilter } from '../groups/index.ts';
import c from './parts/rows.module.css';
import { SaveBar } from './parts/save-bar.tsx';
import { TrainerPage } from './parts/trainer-page.tsx';
import {
  type Compatibilities,
  compatibilitiesQuery,
  refreshTrainers,
  saveCompatibilities,
} from './trainers.queries.ts';

type Row = { groupId: number; kind: CompatibilityKind; reason: string };

function OrganisationRow({
  row,
  onChange,
  onRemove,
}: {
  row: Row;
  onChange: (change: Partial<Row>) => void;
  onRemove: () => void;
}) {
  const { level } = useArea();
  const { data } = useQuery(groupQuery(level, row.groupId));
  const name = data?.name ?? `Organisation ${row.groupId}`;
  return (
    <li className={c.row}>
      <div className={c.name}>{name}</div>
      <NativeSelect
        label="Kind"
        aria-label={`Kind for ${name}`}
        data={compatibilityKinds.map((value) => ({ value, label: compatibilityWords[value] }))}
        value={row.kind}
        onChange={(event) =>
          onChange({ kind: compatibilityKinds.find((known) => known === event.currentTarget.value) ?? 'avoid' })
        }
      />
      <TextInput
        label={row.kind === 'preferred' ? 'Reason (optional)' : 'Reason'}
        aria-label={`Reason for ${name}`}
        className={c.wide}
        maxLength={trainerLimits.reason}
        value={row.reason}
        onChange={(event) => onChange({ reason: event.currentTarget.value })}
      />
      <Button variant="default" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}

function OrganisationsForm({ trainer, held }: { trainer: Trainer; held: Compatibilities }) {
  const client = useQueryClient();
  const [rows, setRows] = useState<Row[]>(() =>
    held.rows.map(({ group, kind, reason }) => ({ groupId: group.id, kind, reason })),
  );
  const [isDirty, setDirty] = useState(false);
  const change = (next: Row[]) => {
    setRows(next);
    setDirty(true);
  };
  const lacksReason = rows.some(({ kind, reason }) => kind !== 'preferred' && reason.trim() === '');
  const send = async () => {
    await saveCompatibilities(trainer.id, { rows, fingerprint: held.fingerprint });
    setDirty(false);
    showBanner({ message: 'Organisations saved', type: 'success' });
    await refreshTrainers(client);
  };
  const add = (id: string) => {
    const groupId = Number(id);
    if (id !== '' && !rows.some((row) => row.groupId === groupId))
      change([...rows, { groupId, kind: 'preferred', reason: '' }]);
  };
  return (
    <Card>
      {rows.length === 0 && <p>No organisation is preferred, avoided or excluded. Choose one below.</p>}
      <ul className={c.list}>
        {rows.map((row) => (
          <OrganisationRow
            key={row.groupId}
            row={row}
            onChange={(part) => change(rows.map((one) => (one.groupId === row.groupId ? { ...one, ...part } : one)))}
            onRemove={() => change(rows.filter(({ groupId }) => groupId !== row.groupId))}
          />
        ))}
      </ul>
      <GroupFilter
        key={rows.length}
        value={null}
        onChange={add}
        label="Add an organisation"
        placeholder="Choose an organisation"
      />
      <SaveBar
        label="Save organisations"
        isDirty={isDirty}
        problem={lacksReason ? 'Enter the reason for each organisation to avoid or exclude' : undefined}
        send={send}
      />
    </Card>
  );
}

function Organisations({ trainer }: { trainer: Trainer }) {
  const query = useQuery(compatibilitiesQuery(trainer.id));
  return (
    <QueryView query={query} errorTitle="The organisations could not be loaded">
      {(held) => <OrganisationsForm key={held.fingerprint} trainer={trainer} held={held} />}
    </QueryView>
  );
}

/** Organisations that a trainer prefers, avoids or never works for. */
export function TrainerOrganisationsScreen() {
  return <TrainerPage width="form">{(trainer) => <Organisations trainer={trainer} />}</TrainerPage>;
}
