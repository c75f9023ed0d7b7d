import { venueLimits } from '@doselore/contract/venues';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { groupQuery } from '../../../platform/places/index.ts';
import { LabelledInput, maxText, requiredAs, UnsavedGuard } from '../../../ui/form/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { GroupFilter } from '../../groups/index.ts';
import { type Exclusions, refreshVenues, saveExclusions, type Venue } from '../venues.queries.ts';
import c from './exclusion-form.module.css';

type Row = { id: number; reason: string };
const rules = [requiredAs('Enter the reason'), maxText(venueLimits.reason)];

function ReasonRow({
  row,
  onChange,
  onRemove,
}: {
  row: Row;
  onChange: (reason: string) => void;
  onRemove: () => void;
}) {
  const { level } = useArea();
  const { data } = useQuery(groupQuery(level, row.id));
  const name = data?.name ?? `Organisation ${row.id}`;
  return (
    <li className={c.row}>
      <LabelledInput label={`Reason for ${name}`} value={row.reason} onChange={onChange} rules={rules} />
      <Button variant="default" onClick={onRemove} aria-label={`Remove ${name}`}>
        Remove
      </Button>
    </li>
  );
}

/** Organisations that cannot use a venue, each with the reason. Nothing is saved before Save exclusions. */
export function ExclusionForm({ venue, held }: { venue: Venue; held: Exclusions }) {
  const client = useQueryClient();
  const [rows, setRows] = useState<Row[]>(() => held.map(({ group, reason }) => ({ id: group.id, reason })));
  const [isDirty, setDirty] = useState(false);
  const [problem, setProblem] = useState<string>();
  const change = (next: Row[]) => {
    setRows(next);
    setDirty(true);
    setProblem(undefined);
  };
  const saving = useMutation({
    mutationFn: async () => {
      await saveExclusions(venue.id, {
        excludedGroupIds: rows.map(({ id }) => id),
        reasons: rows.map(({ reason }) => reason.trim()),
        baseGroupIds: held.map(({ group }) => group.id),
      });
      setDirty(false);
      showBanner({ message: 'Exclusions saved', type: 'success' });
      await refreshVenues(client);
    },
  });
  const add = (id: number) => {
    if (id === venue.group?.id) setProblem('The owner of a room cannot be excluded from it');
    else if (!rows.some((row) => row.id === id)) change([...rows, { id, reason: '' }]);
  };
  const save = () => {
    if (rows.some(({ reason }) => reason.trim() === '' || reason.trim().length > venueLimits.reason))
      setProblem(`Enter a reason of at most ${venueLimits.reason} characters for each organisation`);
    else saving.mutate();
  };
  return (
    <Card>
      {rows.length === 0 && <p>No organisation is excluded. Choose one below.</p>}
      <ul className={c.list}>
        {rows.map((row) => (
          <ReasonRow
            key={row.id}
            row={row}
            onChange={(reason) => change(rows.map((one) => (one.id === row.id ? { ...one, reason } : one)))}
            onRemove={() => change(rows.filter(({ id }) => id !== row.id))}
          />
        ))}
      </ul>
      <GroupFilter
        key={rows.length}
        value={null}
        onChange={(id) => id !== '' && add(Number(id))}
        label="Exclude an organisation"
        placeholder="Choose an organisation"
      />
      <p role="alert" className={c.problem}>
        {problem}
      </p>
      <Button loading={saving.isPending} onClick={save}>
        Save exclusions
      </Button>
      <UnsavedGuard when={isDirty && !saving.isPending} />
    </Card>
  );
}
