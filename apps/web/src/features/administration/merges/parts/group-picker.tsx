import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useArea } from '../../../../platform/area/index.ts';
import { groupQuery } from '../../../../platform/places/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { RowList } from '../../../../ui/row-list/index.ts';
import { groupsQuery } from '../../../people/groups/index.ts';
import c from './merges.module.css';

type Props = { title: string; chosen: number | null; onChoose: (id: number | null) => void };

const found = { page: 1, per_page: 8, sort: 'name', list: 'open', attention: '' } as const;

export function GroupPicker({ title, chosen, onChoose }: Props) {
  const { level } = useArea();
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text.trim(), 300);
  const isOpen = chosen === null && q.length >= 2;
  const one = useQuery({ ...groupQuery(level, chosen ?? 0), enabled: chosen !== null });
  const { data } = useQuery({ ...groupsQuery({ level, query: { ...found, q } }), enabled: isOpen });
  if (chosen !== null)
    return (
      <Card title={title}>
        <b>{one.data?.name ?? `Organisation ${chosen}`}</b>
        <div>
          <Button variant="default" size="sm" mt="xs" onClick={() => onChoose(null)}>
            Choose another
          </Button>
        </div>
      </Card>
    );
  return (
    <Card title={title}>
      <TextInput
        label="Find the organisation"
        description="2 letters or more of the name"
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div role="status">
        {isOpen && data?.rows.length === 0 && <p className="muted">No open organisation matches.</p>}
        {isOpen && data !== undefined && data.rows.length > 0 && (
          <RowList className={c.found}>
            {data.rows.map((row) => (
              <li key={row.id}>
                <span>{row.name}</span>
                <Button size="sm" variant="subtle" aria-label={`Choose ${row.name}`} onClick={() => onChoose(row.id)}>
                  Choose
                </Button>
              </li>
            ))}
          </RowList>
        )}
      </div>
    </Card>
  );
}
