import type { Answer } from '@doselore/contract';
import type { listPasskeys } from '@doselore/contract/auth';
import type { PasskeyData } from './passkeys.repository.ts';

export function presentPasskey(row: PasskeyData): Answer<typeof listPasskeys>[number] {
  return {
    id: row.id,
    name: row.name,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}
