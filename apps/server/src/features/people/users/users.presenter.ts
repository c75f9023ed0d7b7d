import { pickFields } from '@doselore/contract';
import { type UserInfo, type UserRow, userFields } from '@doselore/contract/users';
import type { UserInfoData } from './user-info.repository.ts';
import type { UserData } from './users.repository.ts';

export function presentUser(row: UserData): UserRow {
  return {
    id: row.id,
    ...pickFields(userFields, row),
    state: row.state,
    demo: row.is_demo,
    roles: row.roles,
    groups: row.groups,
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
  };
}

export function presentUserInfo(row: UserInfoData): UserInfo {
  return {
    ...presentUser(row),
    created_at: row.created_at.toISOString(),
    has_two_step: row.has_two_step,
    passkeys: row.passkeys,
    services: row.services,
    manages: row.manages,
    merged_into_id: row.merged_into_id,
    erased_at: row.erased_at?.toISOString() ?? null,
  };
}
