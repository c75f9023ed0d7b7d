import { dayText } from '@doselore/contract';
import { type NameRequest, nameRequestStateWords } from '@doselore/contract/account';
import type { NameRequestData } from './name-requests.repository.ts';

/** `decided` is null for a pending and for a withdrawn request. */
export function presentNameRequest(row: NameRequestData): NameRequest {
  const { decided_at: at, decided_by: by } = row;
  return {
    id: row.id,
    person: { id: row.user_id, name: row.name },
    email: row.email,
    new_name: row.new_name,
    groups: row.groups,
    state: row.state,
    requested_at: row.created_at.toISOString(),
    decided: at === null || by === null ? null : { at: at.toISOString(), by },
  };
}

export const nameRequestCsvHead = [
  ...['Person', 'Email address', 'New name', 'Organisations', 'State', 'Requested', 'Decided on', 'Decided by'],
];

const dayOf = (at: Date) => dayText(at.toISOString().slice(0, 10));

export function presentNameRequestCsvRow(row: NameRequestData): string[] {
  return [
    row.name,
    row.email,
    row.new_name,
    row.groups.map(({ name }) => name).join(', '),
    nameRequestStateWords[row.state],
    dayOf(row.created_at),
    row.decided_at === null ? '' : dayOf(row.decided_at),
    row.decided_by ?? '',
  ];
}
