import type { Plan } from '@doselore/contract/course-planning';
import type { Candidate, CheckedSchedule, Conflict } from '@doselore/contract/scheduling';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { PlanPanel } from './plan-panel.tsx';

export const plan = (changes: Partial<Plan> = {}): Plan => ({
  title: 'Basic life support',
  delegatePlacesAllowed: 12,
  minimum_delegates: 0,
  organiserUserId: null,
  what_to_bring: null,
  sessions_required: null,
  waiting_list: 'automatic',
  assessment_type: 'none',
  postTrainingDaysAllowed: 0,
  trainerUserId: 3,
  trainer: 'Amara Osei',
  co_trainers: [],
  venueId: null,
  venue: null,
  place: 'Quay Room',
  video_account_id: null,
  video_account: null,
  meeting_account_id: null,
  meeting_account: null,
  meetings: [],
  meeting_url: null,
  meeting_id: null,
  meeting_passcode: null,
  sessions: [
    {
      training_at: '2027-02-01',
      training_slot: 'am',
      training_start: '2027-02-01T10:00:00.000Z',
      training_end: '2027-02-01T12:00:00.000Z',
      place: null,
    },
  ],
  deliverable_id: 4,
  product: { id: 5, name: 'Basic life support and anaphylaxis' },
  state: 'draft',
  delegates: 0,
  marked: 0,
  missing: [],
  booking: null,
  conflict_override: null,
  ...changes,
});

export const amara: Candidate = {
  id: 3,
  name: 'Amara Osei',
  is_invited: false,
  verdict: 'possible',
  conflicts: [],
  score: 66.51,
  parts: [],
};
export const teaches: Conflict = { code: 'overlap', text: 'Teaches First aid 10:00 - 12:00', can_be_ignored: true };
export const busy: CheckedSchedule = {
  trainers: [{ ...amara, verdict: 'conflict', conflicts: [teaches] }],
  venue_conflicts: [],
  account_conflicts: [],
};

export const free: CheckedSchedule = { trainers: [amara], venue_conflicts: [], account_conflicts: [] };

type Answer = { status?: number; body?: unknown };
type Options = { checked?: CheckedSchedule; answer?: (url: string, body: unknown) => Answer | undefined };

/** Shows the form of a course to a site admin. `answer` answers commands. Commands without an answer succeed. */
export function showPlan(body: Plan, { checked = free, answer }: Options = {}) {
  const requests = standInForFetch(({ url, method, body: sent }) => {
    if (url.endsWith('/schedule/check')) return { body: checked };
    if (method !== 'GET') return answer?.(url, sent) ?? { body: { ok: true, now: {} } };
    if (url.includes('/plan')) return { body };
    if (url.includes('/venues/choose')) return { body: { rows: [], total: 0 } };
    if (url.includes('/new-virtual-group')) return { body: { products: [], organisers: [{ id: 9, name: 'Ola Day' }] } };
    return { body: {} };
  });
  renderInArea(<PlanPanel />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: 'edit-virtual-group',
    address: '/site-admin/groups/1/virtual-groups/7/edit',
    user: buildUser({
      abilities: {
        superAdmin: ['virtualGroups.read', 'virtualGroups.write', 'virtualGroups.schedule', 'virtualGroups.create'],
      },
    }),
  });
  return requests;
}

/** Returns the bodies of the commands whose addresses end in `path`. */
export const sentTo = (requests: ReturnType<typeof showPlan>, path: string) =>
  requests.filter(({ method, url }) => method !== 'GET' && url.endsWith(path)).map(({ body }) => body);
