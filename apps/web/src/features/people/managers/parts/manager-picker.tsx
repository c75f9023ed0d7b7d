import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useArea } from '../../../../platform/area/index.ts';
import { fullName } from '../../../../platform/session/index.ts';
import { membersQuery } from '../../members/index.ts';
import type { Manager } from '../managers.queries.ts';
import c from './managers.module.css';

type Props = {
  groupId: number;
  taken: readonly number[];
  onPick: (person: Pick<Manager, 'id' | 'first_name' | 'last_name'>) => void;
};

const found = { page: 1, per_page: 8, sort: 'name', list: 'current', status: '' } as const;

/** Finds a member of the organisation by name or email address. */
export function ManagerPicker({ groupId, taken, onPick }: Props) {
  const { level } = useArea();
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text.trim(), 300);
  const query = useQuery({
    ...membersQuery({ level, params: { groupId }, query: { ...found, q } }),
    enabled: q.length >= 2,
  });
  const rows = q.length < 2 ? undefined : query.data?.rows.filter(({ id }) => !taken.includes(id));
  return (
    <div>
      <TextInput
        label="Add an admin"
        description="Type 2 letters or more of the name or email of a member"
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div role="status">
        {rows?.length === 0 && <p className="muted">No other member matches. Invite the person as a member first.</p>}
        {rows !== undefined && rows.length > 0 && (
          <ul className={c.found}>
            {rows.map((row) => (
              <li key={row.id}>
                <span>
                  {fullName(row)} <span className="muted">{row.email}</span>
                </span>
                <Button
                  size="sm"
                  variant="subtle"
                  aria-label={`Make ${fullName(row)} an admin`}
                  onClick={() => {
                    setText('');
                    onPick(row);
                  }}
                >
                  Make admin
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
