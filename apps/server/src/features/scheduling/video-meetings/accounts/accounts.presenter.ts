import type { VideoAccount } from '@doselore/contract/video-meetings';
import type { AccountData } from './accounts.repository.ts';

/** Returns an account without its secret. */
export function presentAccount(row: AccountData): VideoAccount {
  return {
    id: row.id,
    name: row.name,
    provider: row.provider,
    host: row.host,
    tenant_id: row.tenant_id,
    client_id: row.client_id,
    is_exclusive: row.is_exclusive,
    secret_set_at: row.secret_set_at?.toISOString() ?? null,
    last_checked_at: row.last_checked_at?.toISOString() ?? null,
    last_error: row.last_error,
    is_archived: row.is_archived,
    upcoming: row.upcoming,
  };
}
