import type { Action } from '@doselore/contract';
import type { Joining } from '@doselore/contract/my-learning';
import type { Attendance, DelegateRow, VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { subgroupAdminRoutes } from '../../../areas/subgroup-admin/routes.tsx';
import { trainerRoutes } from '../../../areas/trainer/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { DelegatesScreen } from './delegates-screen.tsx';
import { useOfflineMarks } from './offline-marks/index.ts';
import { dropEntries, readOfflineEntries } from './offline-marks/offline-marks.ts';

const delegate = (id: number, changes: Partial<DelegateRow> = {}): DelegateRow => ({
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

const registerOf = (session_id: number, day = '2026-11-01', register: VirtualGroupDetail['register'] = 'open') => ({
  session_id,
  training_start: `${day}T10:00:00.000Z`,
  training_end: `${day}T12:00:00.000Z`,
  register,
  joining: null as Joining | null,
});
const marked = (session_id: number, attendance: Attendance) => ({
  attendance,
  sessions_present: attendance === 'attended' || attendance === 'partial' ? 1 : 0,
  marks: [{ session_id, attendance }],
});

const detail = (delegates: DelegateRow[], changes: Partial<VirtualGroupDetail> = {}): VirtualGroupDetail => ({
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

const trainer: Action[] = [
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
function show(body: VirtualGroupDetail, answer?: () => { status?: number; body?: unknown } | TypeError) {
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

function showCourse() {
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

afterEach(async () => {
  await dropEntries(readOfflineEntries());
  vi.unstubAllGlobals();
});

const serviceAdmin: Action[] = [
  'virtualGroups.read',
  'virtualGroups.write',
  'virtualGroups.invite',
  'virtualGroups.details',
  'licences.issue',
  'licences.list',
];

/** Shows a course at the address of historic courses of a service admin, which names no service. */
function showWithoutPlace(changes: Partial<VirtualGroupDetail>) {
  standInForFetch(() => ({ body: detail([delegate(1)], changes) }));
  renderInArea(<DelegatesScreen />, {
    area: 'subgroup-admin',
    routes: subgroupAdminRoutes,
    name: 'historic-virtual-group-info',
    address: '/subgroup-admin/historic-virtual-group/info/7',
    user: buildUser({ abilities: { subgroupAdmin: serviceAdmin } }),
  });
}

test('a course that is not closed opens at the address of historic courses, with links to its service', async () => {
  showWithoutPlace({ subgroup: { id: 9, name: 'Hove' } });
  const edit = await screen.findByRole('link', { name: 'Edit course' });
  expect(edit).toHaveAttribute('href', '/subgroup-admin/5/9/virtual-groups/7/edit');
  expect(screen.getByRole('link', { name: 'Choose delegates' })).toHaveAttribute(
    'href',
    '/subgroup-admin/5/9/virtual-groups/7/membership',
  );
});

test.each([
  ['of the organisation', { subgroup: null }],
  ['of another service', { subgroup: { id: 3, name: 'Ryde' } }],
])('a course %s that is not closed opens there without links', async (_name, changes) => {
  showWithoutPlace({ ...changes, by_membership_only: true });
  expect(await screen.findByRole('heading', { level: 1, name: 'Basic life support' })).toBeInTheDocument();
  expect(await screen.findByText('Person 1')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Edit course' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Details' })).not.toBeInTheDocument();
});

const markOf = async (id: number, attendance: string) =>
  within(await screen.findByRole('group', { name: `Attendance of Person ${id}` })).getByRole('button', {
    name: attendance,
  });
const marksSent = (requests: ReturnType<typeof show>) =>
  requests
    .filter(({ method }) => method === 'PUT')
    .map(({ body }) => {
      const { sessionId, marks } = body as Sent;
      return { sessionId, marks: marks.map(({ userId, attendance }) => [userId, attendance]) };
    });

test('marks are sent together shortly after the last touch, and the bar says how many wait', async () => {
  const user = userEvent.setup();
  const requests = show(detail([delegate(1), delegate(2, marked(70, 'absent')), delegate(3)]));
  await user.click(await markOf(1, 'Absent'));
  expect(screen.getByText('2 of 3 marked, 1 waiting to be sent')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mark the other 1 as attended' }));
  expect(screen.getByText('3 of 3 marked, 2 waiting to be sent')).toBeInTheDocument();
  expect(marksSent(requests)).toEqual([]);
  await waitFor(
    () =>
      expect(marksSent(requests)).toEqual([
        {
          sessionId: 70,
          marks: [
            [1, 'absent'],
            [3, 'attended'],
          ],
        },
      ]),
    { timeout: 4_000 },
  );
  await waitFor(() => expect(screen.queryByText(/waiting to be sent/u)).not.toBeInTheDocument());
});

test('the last mark can be undone, and a mark that is pressed again is taken back', async () => {
  const user = userEvent.setup();
  const requests = show(detail([delegate(1, marked(70, 'absent'))]));
  await user.click(await markOf(1, 'Excused'));
  expect(await markOf(1, 'Excused')).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Undo last mark' }));
  expect(await markOf(1, 'Absent')).toHaveAttribute('aria-pressed', 'true');
  await user.click(await markOf(1, 'Absent'));
  expect(screen.getByText('0 of 1 marked, 1 waiting to be sent')).toBeInTheDocument();
  await waitFor(() => expect(marksSent(requests)).toEqual([{ sessionId: 70, marks: [[1, null]] }]), { timeout: 4_000 });
});

test('marking the others needs confirmation when it uses licences', async () => {
  const user = userEvent.setup();
  const requests = show(detail([delegate(1, { licence: { id: 3, state: 'issued' } })]));
  await user.click(await screen.findByRole('button', { name: 'Mark the other 1 as attended' }));
  const question = await screen.findByRole('dialog', { name: 'Use 1 licence?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(await markOf(1, 'Attended')).toHaveAttribute('aria-pressed', 'false');
  expect(marksSent(requests)).toEqual([]);
});

test('marks that cannot be sent wait, with the page open, until the connection returns', async () => {
  const user = userEvent.setup();
  let isOffline = true;
  const course = detail([delegate(1)]);
  const requests = show(course, () =>
    isOffline
      ? new TypeError('Failed to fetch')
      : { body: { ...course, saved: [{ user_id: 1, key: null, kept: 'this' }] } },
  );
  await user.click(await markOf(1, 'Attended'));
  await waitFor(() => expect(marksSent(requests)).toHaveLength(1), { timeout: 4_000 });
  expect(screen.getByText('1 of 1 marked, 1 waiting to be sent')).toBeInTheDocument();
  isOffline = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(marksSent(requests)).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText(/waiting to be sent/u)).not.toBeInTheDocument());
});

test('marks of a course that was closed stay as text for a site admin, until they are removed', async () => {
  const user = userEvent.setup();
  const message = 'This Pharmacist-led Course is already closed. Nothing was changed.';
  show(detail([delegate(1)]), () => ({ status: 409, body: { code: 'conflict', message } }));
  await user.click(await markOf(1, 'Attended'));
  expect(
    await screen.findByRole('heading', { name: '1 mark of this device could not be stored' }, { timeout: 4_000 }),
  ).toBeInTheDocument();
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Marks that are not stored' }).value;
  expect(text).toMatch(/^Basic life support, course 7\nPerson 1: Attended \(Session 1: /u);
  await user.click(screen.getByRole('button', { name: 'Remove this mark' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Marks that are not stored' })).toBeNull());
});

test('a course of several days shows one session at a time, and the attendance at the whole course', async () => {
  const user = userEvent.setup();
  const registers = [registerOf(70), registerOf(71, '2026-11-02'), registerOf(72, '2099-11-03', 'not_yet')];
  const row = delegate(1, { ...marked(70, 'attended'), attendance: null });
  const sessions = registers.map(({ training_start, training_end }) => ({
    ...{ training_at: training_start.slice(0, 10), training_slot: 'am' as const, place: null },
    ...{ training_start, training_end },
  }));
  show(detail([row], { registers, sessions, sessions_required: 1 }));
  expect(await screen.findByText('1 of 3 marked')).toBeInTheDocument();
  expect(screen.getByText('1 of 3', { exact: true })).toBeInTheDocument();
  const choice = await screen.findByRole('combobox', { name: 'Session' });
  expect(choice).toHaveValue('71');
  await user.selectOptions(choice, '72');
  expect(await screen.findByText('The register opens 15 minutes before the start.')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: /^Attendance/u })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Session' }), '70');
  expect(await markOf(1, 'Attended')).toHaveAttribute('aria-pressed', 'true');
});

test('somebody who came without an invitation is added by email, and a name is asked for when nobody has it', async () => {
  const user = userEvent.setup();
  const errors = { first_name: ['Nobody in Brightwell has this email. Enter the first name to create an account'] };
  let isKnown = false;
  const course = detail([delegate(1, { is_uninvited: true, job_role: 'Dispenser', services: ['Hove'] })]);
  const requests = standInForFetch(({ method, url }) => {
    if (url.includes('/uninvited-choices')) return { body: [] };
    if (method !== 'POST') return { body: course };
    return isKnown
      ? { body: { id: 9 } }
      : { status: 422, body: { code: 'validation_failed', message: 'Check', errors } };
  });
  showCourse();
  expect(await screen.findByText('Dispenser, Hove, came without an invitation')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add someone who came' }));
  const dialogue = await screen.findByRole('dialog', { name: 'Add someone without an invitation' });
  await user.click(await within(dialogue).findByRole('button', { name: 'Add by email' }));
  await user.type(within(dialogue).getByRole('textbox', { name: 'Email' }), 'una@example.org');
  await user.click(within(dialogue).getByRole('button', { name: 'Add to register' }));
  expect((await within(dialogue).findAllByText(/Enter the first name to create an account/u)).length).toBeGreaterThan(
    0,
  );
  isKnown = true;
  await user.type(within(dialogue).getByRole('textbox', { name: 'First name (optional)' }), 'Una');
  await user.click(within(dialogue).getByRole('button', { name: 'Add to register' }));
  expect(await screen.findByText('una@example.org was added and marked as attended')).toBeInTheDocument();
  const sent = requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toMatchObject([{ email: 'una@example.org' }, { email: 'una@example.org', firstName: 'Una' }]);
});

/** Opens the dialogue for people who came. The choices are answered by `answer`. */
async function openUninvited(answer: (url: string) => { body: unknown } | TypeError) {
  const user = userEvent.setup();
  const course = detail([delegate(1)]);
  const requests = standInForFetch(({ method, url }) => {
    if (url.includes('/uninvited-choices')) return answer(url);
    return { body: method === 'POST' ? { id: 9 } : course };
  });
  showCourse();
  await user.click(await screen.findByRole('button', { name: 'Add someone who came' }));
  const dialogue = within(await screen.findByRole('dialog', { name: 'Add someone without an invitation' }));
  return { user, requests, dialogue };
}

test('somebody who came is found by name, with the waiting list first, and is marked at the shown session', async () => {
  const waiting = { user: { id: 8, name: 'Zora Webb' }, job_role: null, services: [], is_waiting: true };
  const other = { user: { id: 9, name: 'Zara Quill' }, job_role: 'Dispenser', services: ['Hove'], is_waiting: false };
  const { user, requests, dialogue } = await openUninvited((url) => ({
    body: url.endsWith('q=za') ? [other] : [waiting],
  }));
  expect(await dialogue.findByText('on the waiting list')).toBeInTheDocument();
  await user.type(dialogue.getByRole('textbox', { name: 'Name' }), 'za');
  expect(await dialogue.findByText('Dispenser, Hove')).toBeInTheDocument();
  await user.click(dialogue.getByRole('button', { name: 'Add Zara Quill' }));
  expect(await screen.findByText('Zara Quill was added and marked as attended')).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
    { userId: 9, sessionId: 70 },
  ]);
});

test('without a connection the dialogue for people who came says what to do', async () => {
  let isOffline = true;
  const { user, dialogue } = await openUninvited(() => (isOffline ? new TypeError('Failed to fetch') : { body: [] }));
  expect(await dialogue.findByText(/Write down the name and the email of each person/u)).toBeInTheDocument();
  isOffline = false;
  await user.click(dialogue.getByRole('button', { name: 'Try again' }));
  expect(await dialogue.findByText('Nobody is on the waiting list.')).toBeInTheDocument();
});

test('a delegate who waits for a licence is marked, and issuing is offered while there is one', async () => {
  const row = delegate(1, { ...marked(70, 'attended'), is_pending: true });
  show(detail([row, delegate(2, { ...marked(70, 'attended'), licence: { id: 4, state: 'in_progress' } })]));
  expect(await screen.findByText('Requested')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Issue licences' })).toHaveAttribute(
    'href',
    '/trainers/7/issue-after-register',
  );
  expect(screen.getByRole('link', { name: 'Person 1' })).toHaveAttribute('href', '/trainers/7/members-info/1');
  expect(screen.queryByRole('link', { name: 'Close course' })).not.toBeInTheDocument();
});

test('names the courses that a delegate has not finished, and takes their mark', async () => {
  show(detail([delegate(1, { not_finished: ['Basic life support', 'Anaphylaxis'] }), delegate(2)]));
  expect(await screen.findByText('Has not finished Basic life support and Anaphylaxis')).toBeInTheDocument();
  expect(screen.getAllByText(/Has not finished/)).toHaveLength(1);
  expect(await markOf(1, 'Attended')).toBeEnabled();
});

test('a closed course is read-only and shows its close report', async () => {
  const close_report = {
    ...{ invited: 1, declined: 1, attended: 1, partial: 0, absent: 0, excused: 0 },
    ...{ waived: 1, completed: 0, lapsed: 0, reclaimed: 0, returned: 4, forfeited: 0 },
    ...{ uninvited: 0, passed: 0, failed: 0, assessment_lapsed: 0, without_feedback: 0, revision: 0 },
  };
  const row = delegate(1, { attendance: 'attended', licence_waiver: 'Came as an observer' });
  show(
    detail([row], {
      state: 'closed',
      register: 'ended',
      registers: [registerOf(70, '2026-11-01', 'ended')],
      close_report,
      declined: [{ user: { id: 9, name: 'Mei Chan' }, note: 'On leave', declined_at: '2026-10-20T10:00:00.000Z' }],
    }),
  );
  expect(await screen.findByRole('heading', { name: 'Closing summary' })).toBeInTheDocument();
  expect(
    within(screen.getByRole('region', { name: 'Closing summary' })).getByText('Declined').parentElement,
  ).toHaveTextContent('Declined1');
  expect(
    within(screen.getByRole('region', { name: 'People who declined' })).getByRole('row', {
      name: /Mei Chan .*On leave/u,
    }),
  ).toBeVisible();
  expect(screen.getByText('None: Came as an observer')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: /^Attendance/u })).not.toBeInTheDocument();
  expect(screen.queryByText(/marked$/u)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Issue licences' })).not.toBeInTheDocument();
});

test('a site admin can cancel a course without marks, and close one with marks', async () => {
  const siteAdmin = (body: VirtualGroupDetail) => {
    standInForFetch(() => ({ body }));
    return renderInArea(<DelegatesScreen />, {
      area: 'site-admin',
      routes: siteAdminRoutes,
      name: 'delegates',
      address: '/site-admin/groups/5/virtual-groups/7/members',
      user: buildUser({ abilities: { superAdmin: [...trainer, 'virtualGroups.close'] } }),
    });
  };
  const { unmount } = siteAdmin(detail([delegate(1)]));
  expect(await screen.findByRole('link', { name: 'Cancel course' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Close course' })).not.toBeInTheDocument();
  unmount();
  siteAdmin(detail([delegate(1, { attendance: 'absent' })]));
  expect(await screen.findByRole('link', { name: 'Close course' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Cancel course' })).not.toBeInTheDocument();
});

const online = (joining: Partial<Joining>, rows: DelegateRow[] = []) =>
  detail(rows, {
    deliverable_id: 3,
    registers: [
      {
        ...registerOf(70, '2027-02-01', 'not_yet'),
        joining: { session_id: 70, state: 'early', from: '2027-02-01T09:00:00.000Z', is_ready: true, ...joining },
      },
    ],
  });

test('a trainer sees from when the meeting can be joined, and joins it', async () => {
  const user = userEvent.setup();
  show(online({}));
  expect(
    await screen.findByText(/join the meeting here on Mon 1st Feb 2027 from 09:00, 60 minutes/u),
  ).toBeInTheDocument();
  cleanup();
  const tab = { opener: window, location: { replace: vi.fn() }, close: vi.fn() };
  vi.stubGlobal('open', () => tab);
  const requests = show(online({ state: 'open' }));
  await user.click(await screen.findByRole('button', { name: /^Join session/u }));
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/virtual-group/7/join'))).toBe(true));
  cleanup();
  show(online({ state: 'open', is_ready: false }));
  expect(await screen.findByText(/no meeting link yet/u)).toBeInTheDocument();
});

test('the register of an online course shows who joined, which is no mark', async () => {
  const joined = [{ session_id: 70, joined_at: '2027-02-01T09:58:00.000Z' }];
  show(online({ state: 'over' }, [delegate(1, { joined }), delegate(2)]));
  expect(await screen.findByText('09:58')).toBeInTheDocument();
  expect(screen.getByText('Not joined')).toBeInTheDocument();
  expect(screen.getAllByText('Not marked')).toHaveLength(2);
});
