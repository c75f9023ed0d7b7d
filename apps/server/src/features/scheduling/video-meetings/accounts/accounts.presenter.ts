import { pickFields } from '@doselore/contract';
import { type VideoAccount, videoAccountFields } from '@doselore/contract/video-meetings';
import type { AccountData } from './accounts.repository.ts';

/** Returns an account without its secret. */
export function presentAccount(row: AccountData): VideoAccount {
  return {
    id: row.id,
    ...pickFields(videoAccountFields, row),
    provider: row.provider,
    secret_set_at: row.secret_set_at?.toISOString() ?? null,
    last_checked_at: row.last_checked_at?.toISOString() ?? null,
    last_error: row.last_error,
    is_archived: row.is_archived,
    upcoming: row.upcoming,
  };
}
