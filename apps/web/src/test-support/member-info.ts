import type { MemberInfo } from '@doselore/contract/members';

/** Returns a member as the page of a member shows one, with overrides. */
export function buildMemberInfo(overrides: Partial<MemberInfo> = {}): MemberInfo {
  return {
    id: 9,
    first_name: 'Sam',
    last_name: 'Whitlock',
    email: 'sam@example.org',
    job_role: null,
    job_role_here: null,
    registration_number: null,
    payroll_number: null,
    started_on: null,
    state: 'active',
    joined_at: '2026-01-10T09:00:00Z',
    leaves_on: null,
    left_at: null,
    services: [],
    manages: [],
    manages_organisation: false,
    invitation: null,
    can_change_identity: true,
    can_change_profession: true,
    live_licences: 1,
    ...overrides,
  };
}
