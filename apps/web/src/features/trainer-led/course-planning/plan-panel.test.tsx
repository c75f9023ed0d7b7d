import type { Plan } from '@doselore/contract/course-planning';
import type { Candidate, CheckedSchedule, Conflict } from '@doselore/contract/scheduling';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { EditVirtualGroupScreen } from './edit-virtual-group-screen.tsx';

const plan = (changes: Partial<Plan> = {}): Plan => ({
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
  conflict_override: null,
  ...changes,
});

const amara: Candidate = {
  id: 3,
  name: 'Amara Osei',
  is_invited: false,
  verdict: 'possible',
  conflicts: [],
  score: 66.51,
  parts: [],
};
const teaches: Conflict = { code: 'overlap', text: 'Teaches First aid 10:00 - 12:00', can_be_ignored: true };
const busy: CheckedSchedule = {
  trainers: [{ ...amara, verdict: 'conflict', conflicts: [teaches] }],
  venue_conflicts: [],
  account_conflicts: [],
};

afterEach(() => vi.unstubAllGlobals());

function show(
  body: Plan,
  checked: CheckedSchedule = { trainers: [amara], venue_conflicts: [], account_conflicts: [] },
) {
  const requests = standInForFetch(({ url, method }) => {
    if (url.endsWith('/schedule/check')) return { body: checked };
    if (url.endsWith('/duplicate'))
      return {
        body: {
          copies: [
            { id: 21, training_start: '2027-03-01T10:00:00.000Z' },
            { id: 22, training_start: '2027-03-08T10:00:00.000Z' },
          ],
        },
      };
    if (method !== 'GET') return { body: { ok: true, now: {} } };
    if (url.includes('/plan')) return { body };
    if (url.includes('/venues/choose')) return { body: { rows: [], total: 0 } };
    if (url.includes('/new-virtual-group')) return { body: { products: [], organisers: [{ id: 9, name: 'Ola Day' }] } };
    return { body: {} };
  });
  renderInArea(<EditVirtualGroupScreen />, {
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

test('a day is added with the times of the last, and all sessions are sent in order', async () => {
  const user = userEvent.setup();
  const requests = show(plan());
  await user.click(await screen.findByRole('button', { name: 'Add another day' }));
  await user.type(screen.getByRole('textbox', { name: 'Day of session 2' }), '25-01-2027');
  await user.tab();
  await user.clear(screen.getByRole('textbox', { name: 'Start of session 2' }));
  await user.type(screen.getByRole('textbox', { name: 'Start of session 2' }), '9:30');
  await user.click(screen.getByRole('button', { name: 'Save schedule' }));
  await waitFor(() => expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(1));
  const { body } = requests.find(({ method }) => method === 'PUT') ?? {};
  expect(JSON.parse((body as { sessions: string }).sessions)).toEqual([
    ['2027-01-25T09:30:00.000Z', '2027-01-25T12:00:00.000Z', null],
    ['2027-02-01T10:00:00.000Z', '2027-02-01T12:00:00.000Z', null],
  ]);
});

test('a session without a day is not sent, and the field says what to enter', async () => {
  const user = userEvent.setup();
  const requests = show(plan());
  await user.click(await screen.findByRole('button', { name: 'Add another day' }));
  await user.click(screen.getByRole('button', { name: 'Save schedule' }));
  const message = 'Session 2: Enter the day, the start and the end, such as 10:00';
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
});

test('a complete draft is scheduled after a question; an incomplete one says what is missing', async () => {
  const user = userEvent.setup();
  const requests = show(plan());
  await user.click(await screen.findByRole('button', { name: 'Schedule course' }));
  const question = await screen.findByRole('dialog', { name: 'Schedule Basic life support?' });
  await user.click(within(question).getByRole('button', { name: 'Schedule course' }));
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/publish'))).toBe(true));
});

test('while the plan is incomplete, the page says what is missing in place of Schedule course', async () => {
  show(plan({ missing: ['a trainer', 'a venue or a place'] }));
  expect(
    await screen.findByText('Missing before this course can be scheduled: a trainer, a venue or a place.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Schedule course' })).not.toBeInTheDocument();
});

const sentTo = (requests: ReturnType<typeof show>, path: string) =>
  requests.filter(({ method, url }) => method !== 'GET' && url.endsWith(path)).map(({ body }) => body);

test('a draft with a conflict is scheduled only with a reason', async () => {
  const user = userEvent.setup();
  const requests = show(plan(), busy);
  await user.click(await screen.findByRole('button', { name: 'Schedule course' }));
  const dialogue = await screen.findByRole('dialog', { name: 'Schedule Basic life support in spite of conflicts?' });
  expect(within(dialogue).getByText('Teaches First aid 10:00 - 12:00')).toBeInTheDocument();
  await user.click(within(dialogue).getByRole('button', { name: 'Schedule anyway' }));
  expect(sentTo(requests, '/publish')).toEqual([]);
  await user.type(within(dialogue).getByRole('textbox', { name: 'Reason for booking anyway' }), 'One room');
  await user.click(within(dialogue).getByRole('button', { name: 'Schedule anyway' }));
  await waitFor(() =>
    expect(sentTo(requests, '/publish')).toEqual([{ ignoreConflictWarning: 1, conflictReason: 'One room' }]),
  );
});

test('a conflict that cannot be ignored is shown without a field for a reason', async () => {
  const user = userEvent.setup();
  const refused = { ...teaches, code: 'mode' as const, text: 'Teaches online only', can_be_ignored: false };
  show(plan(), {
    trainers: [{ ...amara, verdict: 'impossible', conflicts: [refused] }],
    venue_conflicts: [],
    account_conflicts: [],
  });
  await user.click(await screen.findByRole('button', { name: 'Schedule course' }));
  const dialogue = await screen.findByRole('dialog', { name: 'Basic life support cannot be scheduled' });
  expect(within(dialogue).queryByRole('textbox')).not.toBeInTheDocument();
});

test('a scheduled course is saved in spite of a conflict after a tick and a reason', async () => {
  const user = userEvent.setup();
  const requests = show(plan({ state: 'scheduled' }), busy);
  expect(await screen.findByText('This choice has conflicts')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Save anyway' }));
  await user.type(screen.getByRole('textbox', { name: 'Reason for booking anyway' }), 'One room');
  await user.click(screen.getByRole('button', { name: 'Save schedule' }));
  await waitFor(() =>
    expect(sentTo(requests, '/schedule')).toMatchObject([{ ignoreConflictWarning: 1, conflictReason: 'One room' }]),
  );
});

test('a trainer is chosen from the comparison, which says what the score is made of', async () => {
  const user = userEvent.setup();
  const gwen: Candidate = {
    ...{ id: 4, name: 'Gwen Pritchard', is_invited: false, verdict: 'possible', conflicts: [], score: 65.62 },
    parts: [{ part: 'journey', points: 5.83, most: 25, text: '69 min, most 90' }],
  };
  show(plan(), { trainers: [amara, gwen], venue_conflicts: [], account_conflicts: [] });
  await user.click(await screen.findByText('Compare trainers'));
  expect(screen.getByText('5.8 of 25. 69 min, most 90')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Choose Gwen Pritchard' }));
  expect(screen.getByRole('combobox', { name: 'Trainer' })).toHaveValue('4');
});

test('a trainer who has not accepted the invitation can be chosen for a draft, and is invited again there', async () => {
  const user = userEvent.setup();
  const invited: Candidate = {
    ...amara,
    ...{ id: 8, name: 'Robin Ash', is_invited: true, verdict: 'conflict' },
    conflicts: [{ code: 'not_active_yet', text: 'Has not accepted the invitation yet', can_be_ignored: true }],
  };
  const requests = show(plan({ trainerUserId: null, trainer: null }), {
    trainers: [amara, invited],
    ...{ venue_conflicts: [], account_conflicts: [] },
  });
  await screen.findByRole('option', { name: 'Robin Ash (invited)' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Trainer' }), 'Robin Ash (invited)');
  expect(
    screen.getByText('You can schedule the course when Robin Ash has accepted the invitation.'),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Resend invitation' }));
  await waitFor(() => expect(requests.map(({ url }) => url)).toContainEqual(expect.stringContaining('/users/8/')));
});

test('the schedule of a course with attendance cannot be changed', async () => {
  show(plan({ state: 'delivered', marked: 1, trainer: 'Amara Osei' }));
  expect(await screen.findByText('Attendance has been recorded, so the schedule is fixed.')).toBeInTheDocument();
  expect(screen.getByText('Quay Room')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save schedule' })).not.toBeInTheDocument();
});

test('copies are made for a day and the weeks after it, and named with links', async () => {
  const user = userEvent.setup();
  const requests = show(plan());
  await user.click(await screen.findByRole('button', { name: 'Duplicate or repeat' }));
  const dialogue = within(await screen.findByRole('dialog', { name: 'Duplicate Basic life support' }));
  await user.click(dialogue.getByRole('button', { name: 'Create drafts' }));
  expect((await dialogue.findAllByText('Enter the day')).length).toBeGreaterThan(0);
  await user.type(dialogue.getByLabelText('Day'), '1/3/27');
  await user.clear(dialogue.getByLabelText('Number of copies, one a week'));
  await user.type(dialogue.getByLabelText('Number of copies, one a week'), '2');
  await user.click(dialogue.getByRole('button', { name: 'Create drafts' }));
  expect(await screen.findByText('2 drafts created')).toBeInTheDocument();
  expect(requests.find(({ url }) => url.endsWith('/duplicate'))?.body).toMatchObject({
    day: '2027-03-01',
    repeatWeekly: 2,
  });
  expect(screen.getByRole('link', { name: 'Mon 8th Mar 2027' })).toHaveAttribute(
    'href',
    '/site-admin/groups/1/virtual-groups/22/edit',
  );
});
