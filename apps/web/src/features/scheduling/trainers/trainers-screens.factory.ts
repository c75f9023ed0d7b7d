import type { AvailabilityShown, Trainer } from '@doselore/contract/trainers';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { trainerRoutes } from '../../../areas/trainer/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';

export const trainer: Trainer = {
  id: 4,
  first_name: 'Gwen',
  last_name: 'Pritchard',
  email: 'gwen@example.org',
  home_postcode: 'LA9 4XX',
  home_district: 'LA9',
  region: 'North West',
  latitude: null,
  longitude: null,
  has_position: true,
  modes: ['face_to_face'],
  state: 'active',
  suitable: 2,
  days_this_month: 1,
  feedback: 4.25,
  feedback_count: 4,
  max_journey_minutes: 90,
  max_days_per_week: 5,
  max_sessions_per_day: 2,
  buffer_minutes: 15,
  biography: 'Resuscitation officer',
  activated_at: '2026-01-05T09:00:00.000Z',
  deactivated_at: null,
  deactivation_reason: null,
  has_no_hours: false,
  booked_minutes: 180,
  load_percent: 3,
};
export const session = {
  virtual_group_id: 9,
  group_id: 7,
  title: 'Basic life support',
  group: 'Harbour',
  deliverable_id: 4,
  training_start: '2026-11-30T10:00:00.000Z',
  training_end: '2026-11-30T12:00:00.000Z',
  place: 'Quay Room',
};
export const shown: AvailabilityShown = {
  trainer: 'Gwen Pritchard',
  rules: [
    {
      weekday: 1,
      from_time: '09:00',
      to_time: '17:00',
      mode: 'any',
      interval_weeks: 1,
      valid_from: '2026-11-01',
      valid_until: null,
    },
  ],
  overrides: [],
  fingerprint: 'print',
  today: '2026-11-25',
  sessions: [session],
};

const abilities = {
  superAdmin: ['trainers.read', 'trainers.write', 'groups.list', 'users.read', 'virtualGroups.read'],
  virtualGroupAdmin: ['availability.own', 'virtualGroups.list', 'virtualGroups.read'],
} as never;
const user = buildUser({ roles: [{ name: 'super_admin' }, { name: 'trainer' }], abilities });
export const site = { area: 'site-admin', routes: siteAdminRoutes, user } as const;
export const own = { area: 'trainer', routes: trainerRoutes, user } as const;
export const edit = '/site-admin/trainers/edit-trainer/4';

const suitabilities = [
  { product_id: 3, title: 'Basic life support', deliverable_id: 4, level: 2, valid_until: null, note: '' },
  { product_id: 5, title: 'Contraception', deliverable_id: 3, level: 0, valid_until: null, note: '' },
];

export function serve({ one = trainer, hours = shown }: { one?: Trainer; hours?: AvailabilityShown } = {}) {
  return standInForFetch(({ url, method }) => {
    if (method === 'PUT')
      return { body: url.includes('availability') ? { ok: true, joined: 2 } : { ok: true, now: {} } };
    if (method === 'POST' && url.includes('/users')) return { body: { rows: [], total: 0 } };
    if (method === 'POST') return { body: { ok: true, id: 4 } };
    if (url.includes('availability')) return { body: hours };
    if (url.includes('/schedule/'))
      return {
        body: {
          today: '2026-11-25',
          on: '2026-11-25',
          days: [
            { day: '2026-11-30', hours: [{ from: 720, to: 1_020, mode: 'virtual' }], sessions: [session] },
            { day: '2026-12-01', hours: [], sessions: [] },
          ],
        },
      };
    if (url.includes('/sessions')) return { body: [session] };
    if (url.includes('/months')) return { body: { rows: [{ month: '2026-10', sessions: 2, minutes: 150 }], total: 1 } };
    if (url.includes('/suitabilities')) return { body: { rows: suitabilities, fingerprint: 'print' } };
    if (url.includes('/compatibilities'))
      return {
        body: { rows: [{ group: { id: 7, name: 'Harbour' }, kind: 'avoid', reason: 'Far' }], fingerprint: 'print' },
      };
    if (url.includes('/venues')) {
      const venues = url.includes('q=zennor') ? [{ id: 2_005, name: 'Zennor Hall', town: 'Zennor' }] : [];
      return { body: { rows: venues, total: venues.length } };
    }
    if (url.includes('/exclusions')) return { body: { venues: [], days: [], fingerprint: 'print' } };
    if (url.includes('/upcoming'))
      return {
        body: {
          rows: [
            {
              ...session,
              ordinal: 1,
              sessions: 2,
              trainer: null,
              delegates: 3,
              places: 12,
              is_draft: true,
              findings: ['no-trainer'],
            },
          ],
          total: 1,
        },
      };
    if (/\/groups\/7$/u.test(url)) return { body: { id: 7, name: 'Harbour', is_archived: false } };
    if (/\/trainers\/4$/u.test(url)) return { body: one };
    if (url.includes('/trainers'))
      return { body: { rows: [one], total: 1, products: [{ id: 3, name: 'Basic life support' }] } };
    return { body: { rows: [], total: 0 } };
  });
}
export const bodyOf = (requests: ReturnType<typeof serve>, sent: string, part = '') =>
  requests.find(({ method, url }) => method === sent && url.includes(part))?.body as
    | Record<string, unknown>
    | undefined;
