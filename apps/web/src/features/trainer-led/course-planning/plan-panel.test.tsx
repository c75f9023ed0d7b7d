import type { Candidate } from '@doselore/contract/scheduling';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { amara, busy, free, plan, sentTo, showPlan, teaches } from './plan-panel.factory.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a day is added with the times of the last, and all sessions are sent in order', async () => {
  const user = userEvent.setup();
  const requests = showPlan(plan());
  await user.click(await screen.findByRole('button', { name: 'Add another day' }));
  await user.type(screen.getByRole('textbox', { name: 'Day of session 2' }), '25-01-2027');
  await user.tab();
  await user.clear(screen.getByRole('textbox', { name: 'Start of session 2' }));
  await user.type(screen.getByRole('textbox', { name: 'Start of session 2' }), '9:30');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(1));
  const { body } = requests.find(({ method }) => method === 'PUT') ?? {};
  expect(JSON.parse((body as { sessions: string }).sessions)).toEqual([
    ['2027-01-25T09:30:00.000Z', '2027-01-25T12:00:00.000Z', null],
    ['2027-02-01T10:00:00.000Z', '2027-02-01T12:00:00.000Z', null],
  ]);
});

test('a session without a day is not sent, and the field says what to enter', async () => {
  const user = userEvent.setup();
  const requests = showPlan(plan());
  await user.click(await screen.findByRole('button', { name: 'Add another day' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const message = 'Session 2: Enter the day, the start and the end, such as 10:00';
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
});

test('a complete draft is scheduled after a question; an incomplete one says what is missing', async () => {
  const user = userEvent.setup();
  const requests = showPlan(plan());
  await user.click(await screen.findByRole('button', { name: 'Schedule course' }));
  const question = await screen.findByRole('dialog', { name: 'Schedule Basic life support?' });
  await user.click(within(question).getByRole('button', { name: 'Schedule course' }));
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/publish'))).toBe(true));
});

test('while the plan is incomplete, the page says what is missing in place of Schedule course', async () => {
  showPlan(plan({ missing: ['a trainer', 'a venue or a place'] }));
  expect(
    await screen.findByText('Missing before this course can be scheduled: a trainer, a venue or a place.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Schedule course' })).not.toBeInTheDocument();
});

test('a draft with a conflict is scheduled only with a reason', async () => {
  const user = userEvent.setup();
  const requests = showPlan(plan(), { checked: busy });
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
  showPlan(plan(), { checked: { ...free, trainers: [{ ...amara, verdict: 'impossible', conflicts: [refused] }] } });
  await user.click(await screen.findByRole('button', { name: 'Schedule course' }));
  const dialogue = await screen.findByRole('dialog', { name: 'Basic life support cannot be scheduled' });
  expect(within(dialogue).queryByRole('textbox')).not.toBeInTheDocument();
});

test('a scheduled course is saved in spite of a conflict after a tick and a reason', async () => {
  const user = userEvent.setup();
  const requests = showPlan(plan({ state: 'scheduled' }), { checked: busy });
  expect(await screen.findByText('This choice has conflicts')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Save anyway' }));
  await user.type(screen.getByRole('textbox', { name: 'Reason for booking anyway' }), 'One room');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
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
  showPlan(plan(), { checked: { ...free, trainers: [amara, gwen] } });
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
  const requests = showPlan(plan({ trainerUserId: null, trainer: null }), {
    checked: { ...free, trainers: [amara, invited] },
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
  showPlan(plan({ state: 'delivered', marked: 1, trainer: 'Amara Osei' }));
  expect(await screen.findByText('Attendance has been recorded, so the schedule is fixed.')).toBeInTheDocument();
  expect(screen.getByText('Quay Room')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add another day' })).not.toBeInTheDocument();
});

test('one save sends only the changed parts of a course', async () => {
  const user = userEvent.setup();
  const requests = showPlan(plan());
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await user.type(title, ' again');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Basic life support again saved')).toBeInTheDocument();
  expect(sentTo(requests, '/virtual-groups/7')).toMatchObject([
    { title: 'Basic life support again', baseValues: { title: 'Basic life support' } },
  ]);
  expect(sentTo(requests, '/schedule')).toEqual([]);
  expect(sentTo(requests, '/managers')).toEqual([]);
});

test('after a refused part, the next save does not send the saved parts before it again', async () => {
  const user = userEvent.setup();
  let isRefused = true;
  const requests = showPlan(plan(), {
    answer: (url, body) => {
      if (url.endsWith('/schedule')) return { body: { ok: true, now: { place: (body as { place: string }).place } } };
      if (!isRefused || !url.endsWith('/virtual-groups/7')) return undefined;
      const fields = { delegatePlacesAllowed: ['The venue has room for 10'] };
      return { status: 422, body: { code: 'validation_failed', message: 'The venue has room for 10', fields } };
    },
  });
  const place = await screen.findByRole('textbox', { name: /^Room, or a place/u });
  await user.clear(place);
  await user.type(place, 'Larch Court');
  await user.clear(screen.getByRole('textbox', { name: 'Places' }));
  await user.type(screen.getByRole('textbox', { name: 'Places' }), '30');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect((await screen.findAllByText(/The venue has room for 10/u)).length).toBeGreaterThan(0);
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Basic life support saved')).toBeInTheDocument();
  expect(sentTo(requests, '/schedule')).toMatchObject([{ place: 'Larch Court' }]);
  expect(sentTo(requests, '/virtual-groups/7')).toHaveLength(2);
});

test('Schedule course first saves the form', async () => {
  const user = userEvent.setup();
  const requests = showPlan(plan());
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), ' 2');
  await user.click(screen.getByRole('button', { name: 'Schedule course' }));
  expect(await screen.findByRole('dialog', { name: 'Schedule Basic life support?' })).toBeInTheDocument();
  expect(sentTo(requests, '/virtual-groups/7')).toMatchObject([{ title: 'Basic life support 2' }]);
});
