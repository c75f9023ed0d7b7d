import type { NameRequest } from '@doselore/contract/account';
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
