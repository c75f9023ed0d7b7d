import type { Action } from '@doselore/contract';
import type { Joining } from '@doselore/contract/my-learning';
import type { Attendance, DelegateRow, VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { subgroupAdminRoutes } from '../../../areas/subgroup-admin/routes.tsx';
import { trainerRoutes } from '../../../areas/trainer/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { useOfflineMarks } from '../course-register/offline-marks/index.ts';
import { dropEntries, readOfflineEntries } from '../course-register/offline-marks/offline-marks.ts';
import { DelegatesScreen } from './delegates-screen.tsx';
import { HistoricScreen } from './historic-screen.tsx';

/** Removes the entries that wait in the browser, and the stand-ins, after a test. */
export async function clearBrowser(): Promise<void> {
  await dropEntries(readOfflineEntries());
  vi.unstubAllGlobals();
}

export const delegate = (id: number, changes: Partial<DelegateRow> = {}): DelegateRow => ({
  user: { id, name: `Person ${id}` },
  attendance: null,
  response: 'none',
  licence: null,
  is_pending: false,
  licence_waiver: null,
  assessment: 'not_required',
  is_uninvited: false,
  job_role: null,
  services: [],
  not_finished: [],
  sessions_present: 0,
  marks: [],
  joined: [],
  ...changes,
});

export const registerOf = (
  session_id: number,
  day = '2026-11-01',
  register: VirtualGroupDetail['register'] = 'open',
) => ({
  session_id,
  training_start: `${day}T10:00:00.000Z`,
  training_end: `${day}T12:00:00.000Z`,
  register,
  joining: null as Joining | null,
});
export const marked = (session_id: number, attendance: Attendance) => ({
  attendance,
  sessions_present: attendance === 'attended' || attendance === 'partial' ? 1 : 0,
  marks: [{ session_id, attendance }],
});

export const detail = (delegates: DelegateRow[], changes: Partial<VirtualGroupDetail> = {}): VirtualGroupDetail => ({
  id: 7,
  title: 'Basic life support',
  group: { id: 5, name: 'Brightwell' },
  subgroup: null,
  trainer: 'Amara Osei',
  co_trainers: [],
  deliverable_id: 4,
  productId: 3,
  state: 'delivered',
  training_start: '2026-11-01T10:00:00.000Z',
  training_end: '2026-11-01T12:00:00.000Z',
  next_session: null,
  days: 1,
  place: 'Quay Room',
  delegates: delegates.length,
  delegatePlacesAllowed: 12,
  waiting: 0,
  accepted: delegates.filter(({ response }) => response === 'accepted').length,
  unmarked: delegates.filter(({ attendance }) => attendance === null).length,
  certificateMonths: 12,
  assessment_type: 'none',
  to_assess: 0,
  assessed: 0,
  register: 'open',
  pool: 2,
  ended_at: null,
  end_reason: '',
  close_report: null,
  declined: [],
  by_membership_only: false,
  is_over_conflict: false,
  sessions: [],
  what_to_bring: null,
  organiser: null,
  registers: [registerOf(70)],
  sessions_required: null,
  delegate_rows: delegates,
  ...changes,
});

export const trainer: Action[] = [
  'virtualGroups.read',
  'virtualGroups.register',
  'licences.issue',
  'licences.list',
  'virtualGroups.host',
];

/** Sends marks as the frame of the page does. */
function Sender() {
  useOfflineMarks();
  return null;
}

type Sent = {
  sessionId: number;
  marks: { userId: number; attendance: Attendance | null; key: string; made_at: string }[];
};

/** Shows the register to its trainer. Saving answers with `saved`, or with `answer` where it is given. */
export function show(body: VirtualGroupDetail, answer?: () => { status?: number; body?: unknown } | TypeError) {
  const requests = standInForFetch(({ method, url, body: sent }) => {
    if (url.endsWith('/join')) return { body: { url: 'https://meet.example.org/1' } };
    if (method !== 'PUT') return { body };
    if (answer !== undefined) return answer();
    const { marks } = sent as Sent;
    return { body: { ...body, saved: marks.map(({ userId, key }) => ({ user_id: userId, key, kept: 'this' })) } };
  });
  showCourse();
  return requests;
}

export function showCourse() {
  renderInArea(
    <>
      <Sender />
      <DelegatesScreen />
    </>,
    {
      area: 'trainer',
      routes: trainerRoutes,
      name: 'delegates',
      address: '/trainers/7/members',
      user: buildUser({ abilities: { virtualGroupAdmin: trainer } }),
    },
  );
}

const serviceAdmin: Action[] = [
  'virtualGroups.read',
  'virtualGroups.write',
  'virtualGroups.invite',
  'virtualGroups.details',
  'licences.issue',
  'licences.list',
];

/** Shows a course at the address of historic courses of a service admin, which names no service. */
export function showWithoutPlace(changes: Partial<VirtualGroupDetail>) {
  standInForFetch(() => ({ body: detail([delegate(1)], changes) }));
  renderInArea(<HistoricScreen />, {
    area: 'subgroup-admin',
    routes: subgroupAdminRoutes,
    name: 'historic-virtual-group-info',
    address: '/subgroup-admin/historic-virtual-group/info/7',
    user: buildUser({ abilities: { subgroupAdmin: serviceAdmin } }),
  });
}

export const markOf = async (id: number, attendance: string) =>
  within(await screen.findByRole('group', { name: `Attendance of Person ${id}` })).getByRole('button', {
    name: attendance,
  });
export const marksSent = (requests: ReturnType<typeof show>) =>
  requests
    .filter(({ method }) => method === 'PUT')
    .map(({ body }) => {
      const { sessionId, marks } = body as Sent;
      return { sessionId, marks: marks.map(({ userId, attendance }) => [userId, attendance]) };
    });
