import type { Confirmation, ConfirmationQuestion } from '@doselore/contract/bookings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../../areas/site-admin/routes.tsx';
import { trainerRoutes } from '../../../../areas/trainer/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { ConfirmationPart } from './confirmation-part.tsx';
import { OwnConfirmationsScreen } from './own-confirmations-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

const sessionOn = (day: string, place: string | null = null) => ({
  ...{ starts_at: `${day}T10:00:00.000Z`, ends_at: `${day}T13:00:00.000Z`, place },
  ...{ course: 'Injection technique', is_virtual: false, delegates: 12, journey_there: 35, journey_back: 40 },
});
const question: ConfirmationQuestion = {
  ...{ id: 8, product: { id: 3, name: 'Injection technique' }, group: { id: 7, name: 'Harbour' }, is_virtual: false },
  ...{ other_product: null, delegates: 12, sessions: [sessionOn('2027-02-01')], place: 'Quay Room' },
  ...{ asked_at: '2027-01-04T09:00:00.000Z', due_at: '2027-07-06T17:00:00.000Z' },
  conflicts: [],
};
const name = 'Injection technique, Mon 1st Feb 2027';

function showOwn(questions: ConfirmationQuestion[], status = 200) {
  const requests = standInForFetch(({ method }) =>
    method === 'GET' ? { status, body: { questions } } : { body: { ok: true } },
  );
  const user = buildUser({ abilities: { virtualGroupAdmin: ['bookings.asked', 'bookings.answer'] } as never });
  renderInArea(<OwnConfirmationsScreen />, {
    ...{ area: 'trainer', routes: trainerRoutes, name: 'booking-confirmation-enquiries', user },
    address: '/trainers/booking-confirmation-enquiries',
  });
  return requests;
}
const posts = (requests: ReturnType<typeof showOwn>) =>
  requests.filter(({ method }) => method === 'POST').map(({ url, body }) => [url, body]);
const base = '/api/virtual-group-admin/booking-confirmation-enquiries';

test('a card names course, time, place, both journeys and the deadline as clocks in the UK show it', async () => {
  const requests = showOwn([question]);
  const card = await screen.findByRole('region', { name });
  for (const text of ['Mon 1st Feb 2027, 10:00 - 13:00', 'Harbour', 'About 35 min there, 40 min back', 'Quay Room'])
    expect(within(card).getByText(text)).toBeInTheDocument();
  expect(within(card).getByText('Tue 6th Jul 2027 at 18:00')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: `Confirm: ${name}` }));
  await waitFor(() => expect(posts(requests)).toEqual([[`${base}/8/confirm`, { overrides: [] }]]));
});

test('a card of two sessions on one day names both courses, each with its times, place and journeys', async () => {
  const [first] = question.sessions;
  if (first === undefined) throw new Error('One session');
  const second = {
    ...{ ...first, course: 'Basic life support', delegates: 10, is_virtual: true, journey_there: null },
    ...{ starts_at: '2027-02-01T14:00:00.000Z', ends_at: '2027-02-01T15:30:00.000Z', journey_back: null },
  };
  const both = { id: 8, name: 'Basic life support' };
  showOwn([{ ...question, other_product: both, sessions: [{ ...first, place: 'Quay Room' }, second] }]);
  const card = within(
    await screen.findByRole('region', { name: `Injection technique and Basic life support, Mon 1st Feb 2027` }),
  );
  const [one, two] = card.getAllByRole('listitem');
  expect(one).toHaveTextContent(
    '10:00 - 13:00Injection technique, Quay Room, 12 delegates. About 35 min there, 40 min back',
  );
  expect(two).toHaveTextContent('14:00 - 15:30Basic life support, online, 10 delegates');
});

test('an own conflict is asked about once more, and confirmed by its code', async () => {
  const away = { code: 'away', text: 'Away: Holiday', is_own: true } as const;
  const requests = showOwn([{ ...question, conflicts: [away] }]);
  await userEvent.click(await screen.findByRole('button', { name: `Confirm: ${name}` }));
  const dialogue = await screen.findByRole('dialog', { name: 'Confirm all the same?' });
  expect(within(dialogue).getByText(/Away: Holiday/u)).toBeInTheDocument();
  expect(posts(requests)).toEqual([]);
  await userEvent.click(within(dialogue).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(posts(requests)).toEqual([[`${base}/8/confirm`, { overrides: ['away'] }]]));
});

test('another session in the way leaves the rejection alone, which needs a reason', async () => {
  const overlap = { code: 'overlap', text: 'Teaches Basic life support 10:00 - 13:00', is_own: false } as const;
  const requests = showOwn([{ ...question, conflicts: [overlap] }]);
  await userEvent.click(await screen.findByRole('button', { name: `Reject: ${name}` }));
  expect(screen.queryByRole('button', { name: `Confirm: ${name}` })).toBeNull();
  const dialogue = await screen.findByRole('dialog', { name: `Reject ${name}?` });
  await userEvent.click(within(dialogue).getByRole('button', { name: 'Reject' }));
  expect(posts(requests)).toEqual([]);
  await userEvent.type(within(dialogue).getByRole('textbox', { name: /Reason/u }), 'On leave');
  await userEvent.click(within(dialogue).getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(posts(requests)).toEqual([[`${base}/8/reject`, { reason: 'On leave' }]]));
});

test('one button of several cards is filled, and an empty page says how bookings get there', async () => {
  showOwn([question, { ...question, id: 9, sessions: [sessionOn('2027-02-02')] }]);
  await screen.findByRole('region', { name });
  expect(document.querySelectorAll('main [data-variant="filled"], [data-variant="filled"]')).toHaveLength(1);
});

test('while bookings are off, the page says so and asks nothing', async () => {
  const requests = standInForFetch(({ url }) =>
    url.includes('site-info') ? { body: { demo: false, bookings: false } } : { body: { questions: [question] } },
  );
  renderInArea(<OwnConfirmationsScreen />, {
    ...{ area: 'trainer', routes: trainerRoutes, name: 'booking-confirmation-enquiries', user: buildUser() },
    address: '/trainers/booking-confirmation-enquiries',
  });
  expect(await screen.findByRole('heading', { name: 'Bookings are switched off' })).toBeInTheDocument();
  expect(posts(requests)).toEqual([]);
});

test('without a question the page says how one appears', async () => {
  showOwn([]);
  expect(await screen.findByRole('heading', { name: 'Nothing to confirm' })).toBeInTheDocument();
});

test('a course of several days shows each date with its room and journeys, and is confirmed once', async () => {
  const sessions = [sessionOn('2027-02-01'), sessionOn('2027-02-02', 'Upper room'), sessionOn('2027-02-08')];
  const requests = showOwn([{ ...question, sessions }]);
  const card = await screen.findByRole('region', { name });
  expect(within(card).getByText('3 days from Mon 1st Feb 2027')).toBeInTheDocument();
  const dates = within(card)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(dates).toEqual([
    'Mon 1st Feb 2027, 10:00 - 13:00About 35 min there, 40 min back',
    'Tue 2nd Feb 2027, 10:00 - 13:00Upper room. About 35 min there, 40 min back',
    'Mon 8th Feb 2027, 10:00 - 13:00About 35 min there, 40 min back',
  ]);
  await userEvent.click(screen.getByRole('button', { name: `Confirm: ${name}` }));
  await waitFor(() => expect(posts(requests)).toEqual([[`${base}/8/confirm`, { overrides: [] }]]));
});

const confirmation: Confirmation = {
  ...{ id: 8, trainer: { id: 5, name: 'Amara Osei' }, state: 'asked', starts_at: '2027-02-01T10:00:00.000Z' },
  ...{ asked_at: '2027-01-04T09:00:00.000Z', due_at: '2027-01-06T18:00:00.000Z', ended_at: null, reminded_at: null },
  ...{
    answered_by: null,
    reason: null,
    manual_status: null,
    manual_note: null,
    own_override: [],
    conflict_reason: null,
  },
};

function showPart(confirmations: Confirmation[], more: object = {}) {
  const requests = standInForFetch(({ method }) =>
    method === 'GET'
      ? { body: { confirmations, blocked_reason: null, other_course: null, course: null, ...more } }
      : { body: { ok: true } },
  );
  const abilities = { superAdmin: ['bookings.list', 'bookings.manage'] } as never;
  renderInArea(<ConfirmationPart projectId={4} projectRequestId={5} />, {
    ...{ area: 'site-admin', routes: siteAdminRoutes, name: 'project-request' },
    user: buildUser({ roles: [{ name: 'super_admin' }], abilities }),
    address: '/site-admin/bookings/projects/4/project-requests/5/edit',
  });
  return requests;
}

test('a site admin reminds a trainer, and records what they said', async () => {
  const requests = showPart([confirmation]);
  expect(await screen.findByText(/Answer by Wed 6th Jan 2027 at 18:00\./u)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remind Amara Osei' }));
  await userEvent.click(screen.getByRole('button', { name: 'Record answer of Amara Osei' }));
  const dialogue = await screen.findByRole('dialog', { name: 'Record the answer of Amara Osei' });
  await userEvent.type(within(dialogue).getByRole('textbox', { name: /Note/u }), 'By phone');
  await userEvent.click(within(dialogue).getByRole('button', { name: 'Record answer' }));
  await waitFor(() =>
    expect(posts(requests).at(-1)).toEqual([
      '/api/admin/confirmation-enquiries/8/manual',
      { status: 'confirmed', note: 'By phone' },
    ]),
  );
  expect(posts(requests)[0]?.[0]).toBe('/api/admin/confirmation-enquiries/8/remind');
});

test('a trainer who answers after a site admin took a note has answered themselves', async () => {
  const ended = { state: 'confirmed', ended_at: '2027-01-05T09:00:00.000Z', answered_by: 'Amara Osei' } as const;
  showPart([{ ...confirmation, ...ended, manual_status: 'other', manual_note: 'Calls back' }]);
  expect(await screen.findByText(/Confirmed on Tue 5th Jan 2027 at 09:00\. “Calls back”/u)).toBeInTheDocument();
});

test('an ended question says who recorded it, a blocked booking why, and a completed one links its course', async () => {
  const ended = { state: 'confirmed', ended_at: '2027-01-05T09:00:00.000Z', answered_by: 'Morgan Ellis' } as const;
  showPart([{ ...confirmation, ...ended, manual_status: 'confirmed', manual_note: 'By phone' }], {
    blocked_reason: 'The organisation is archived',
    course: { id: 12, group_id: 7, title: 'Injection technique' },
  });
  expect(
    await screen.findByText(/Confirmed on Tue 5th Jan 2027 at 09:00\. Recorded by Morgan Ellis\. “By phone”/u),
  ).toBeInTheDocument();
  expect(screen.getByText(/The organisation is archived/u)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open course' })).toHaveAttribute(
    'href',
    expect.stringContaining('/virtual-groups/12/members'),
  );
  expect(screen.queryByRole('button', { name: 'Remind Amara Osei' })).toBeNull();
});
