import type { UserInfo } from '@doselore/contract/users';

/** Returns a user as the user page shows one, with overrides. */
export function buildUserInfo(overrides: Partial<UserInfo> = {}): UserInfo {
  return {
    id: 7,
    first_name: 'Asha',
    last_name: 'Iyer',
    email: 'asha@example.org',
    username: null,
    job_role: null,
    registration_number: null,
    state: 'active',
    demo: false,
    roles: [],
    groups: [],
    last_seen_at: null,
    created_at: '2026-01-05T09:00:00Z',
    has_two_step: false,
    passkeys: 0,
    services: [],
    manages: [],
    merged_into_id: null,
    erased_at: null,
    ...overrides,
  };
}
