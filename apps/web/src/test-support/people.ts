import type { CurrentUser } from '@doselore/contract/auth';

export function buildUser(overrides: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: 7,
    first_name: 'Jo',
    last_name: 'Patel',
    email: 'jo.patel@example.org',
    demo: false,
    provisional: false,
    terms_accepted: true,
    theme: 'auto',
    two_step: { must_set_up: false, due_at: null },
    roles: [],
    groups_managed: [],
    subgroups_managed: [],
    abilities: {},
    service_abilities: {},
    ...overrides,
  };
}
