import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fullName } from '../../../../platform/session/index.ts';
import { formatList } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { RowList } from '../../../../ui/row-list/index.ts';
import { userQuery, usersQuery } from '../users.queries.ts';
import c from './person-picker.module.css';

type Props = { title: string; hint: string; chosen: number | null; onChoose: (id: number | null) => void };

const found = { page: 1, per_page: 8, sort: 'name', demo: false, state: '', role: '' } as const;

function Chosen({ id, onClear }: { id: number; onClear: () => void }) {
  const { data } = useQuery(userQuery(id));
  return (
    <div>
      <b>{data === undefined ? `Person ${id}` : fullName(data)}</b>
      <div className="muted">{data?.email}</div>
      <div className="muted">{formatList(data?.groups.map(({ name }) => name) ?? [])}</div>
      <Button variant="default" size="sm" mt="xs" onClick={onClear}>
        Choose another person
      </Button>
    </div>
  );
}

/** Finds a person in all organisations, because the duplicate of a member may be in another one. */
export function PersonPicker({ title, hint, chosen, onChoose }: Props) {
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text.trim(), 300);
  const isOpen = chosen === null && q.length >= 2;
  const real = useQuery({ ...usersQuery({ ...found, q }), enabled: isOpen });
  const demo = useQuery({ ...usersQuery({ ...found, q, demo: true }), enabled: isOpen });
  const rows = isOpen ? [...(real.data?.rows ?? []), ...(demo.data?.rows ?? [])] : undefined;
  const isKnown = real.data !== undefined && demo.data !== undefined;
  if (chosen !== null)
    return (
      <Card title={title}>
        <Chosen id={chosen} onClear={() => onChoose(null)} />
      </Card>
    );
  return (
    <Card title={title}>
      <TextInput
        label="Find the person"
        description={hint}
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div role="status">
        {isOpen && isKnown && rows?.length === 0 && <p className="muted">Nobody matches.</p>}
        {rows !== undefined && rows.length > 0 && (
          <RowList className={c.found}>
            {rows.map((row) => (
              <li key={row.id}>
                <span>
                  {fullName(row)} <span className="muted">{row.email}</span>
                  <div className="muted">
                    {row.groups.length === 0 ? 'In no organisation' : formatList(row.groups.map(({ name }) => name))}
                  </div>
                </span>
                <Button
                  size="sm"
                  variant="subtle"
                  aria-label={`Choose ${fullName(row)}, ${row.email}`}
                  onClick={() => onChoose(row.id)}
                >
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
