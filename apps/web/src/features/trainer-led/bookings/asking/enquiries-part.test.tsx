import type { AskedTrainer, Enquired, Enquiries } from '@doselore/contract/bookings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { AskTrainers } from './ask-trainers.tsx';
import { EnquiriesPart } from './enquiries-part.tsx';

afterEach(() => vi.unstubAllGlobals());

const amara = { id: 21, name: 'Amara Osei' };
const trainer = (id: number, changes: Partial<AskedTrainer> = {}): AskedTrainer => ({
  ...{ id, trainer: amara, state: 'sent', is_firm: false, does_count: false, round: 1, score: 66.5, rank: 1 },
  ...{ sent_at: '2027-01-04T09:00:00.000Z', due_at: '2027-01-07T18:00:00.000Z', reminded_at: null, ended_at: null },
  ...{ entered_by: null, note: null },
  ...changes,
});
const date = (id: number, enquiries: AskedTrainer[] = []) => ({
  ...{ id, window_start: `2099-02-0${id}T09:00:00.000Z`, window_end: `2099-02-0${id}T12:00:00.000Z`, enquiries },
  state: enquiries.length === 0 ? ('proposed' as const) : ('enquired' as const),
});
const build = (changes: Partial<Enquiries> = {}): Enquiries => ({
  ...{
    state: 'seeking',
    dates: [date(1, [trainer(4)]), date(2)],
    problems: [],
    thresholds: {},
    excluded_trainer_ids: [],
  },
  ...{ trainers: [amara, { id: 22, name: 'Gwen Pritchard' }], minimum_score: 40, shortlist: 5 },
  ...{ minimum_notice_days: 10, horizon_days: 180 },
  ...changes,
});
const result: Enquired = {
  ...{ asked: [], possible: 14, below_line: 14, not_needed: 0, minimum_score: 90 },
  not_possible: [{ code: 'away', trainers: 3 }],
};

function show(part: 'ask' | 'list', enquiries = build()) {
  const requests = standInForFetch(({ url, method }) => {
    if (method === 'POST') return { body: url.endsWith('/enquire') ? result : { ok: true, reminded: 1, muted: 1 } };
    if (url.includes('site-info')) return { body: { demo: false, bookings: true } };
    return { body: enquiries };
  });
  const user = buildUser({ roles: [{ name: 'super_admin' }] });
  const ids = { projectId: 3, projectRequestId: 5 };
  renderInArea(part === 'ask' ? <AskTrainers {...ids} /> : <EnquiriesPart {...ids} />, {
    ...{
      area: 'site-admin',
      routes: siteAdminRoutes,
      name: 'projects',
      user,
      address: '/site-admin/bookings/projects',
    },
  });
  return () => requests.filter(({ method }) => method === 'POST').map(({ url, body }) => [url, body] as const);
}

test('asks about the chosen dates with thresholds, and says who is below the line and who cannot come', async () => {
  const posted = show('ask');
  expect(await screen.findByRole('checkbox', { name: /Sun 1st Feb 2099/u })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: /Sun 1st Feb 2099/u }));
  await userEvent.click(screen.getByText('More'));
  await userEvent.type(screen.getByLabelText('Lowest score (optional)'), '90');
  const leaveOut = within(screen.getByRole('group', { name: 'Leave out' }));
  await userEvent.click(leaveOut.getByRole('checkbox', { name: 'Gwen Pritchard' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ask trainers' }));
  await waitFor(() => expect(posted()).toHaveLength(1));
  expect(posted()[0]?.[1]).toMatchObject({
    ...{ timesOfInterestIds: [2], excludedTrainerIds: [22], thresholds: { minimumScore: 90 } },
  });
  expect(posted()[0]?.[1]).not.toHaveProperty('trainerUserIds');
  expect(await screen.findByText('Nobody was asked.')).toBeVisible();
  expect(screen.getByText(/^0 of 14 reach 90/u)).toBeVisible();
  expect(screen.getByText('Not possible: 3 away')).toBeVisible();
});

test('refuses no date and a score above 100 before sending', async () => {
  const posted = show('ask', build({ dates: [date(1)], thresholds: { minimumScore: 40 } }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /1st Feb/u }));
  await userEvent.type(screen.getByLabelText('Lowest score (optional)'), '0');
  await userEvent.click(screen.getByRole('button', { name: 'Ask trainers' }));
  expect((await screen.findAllByText(/Choose at least one date/u))[0]).toBeVisible();
  expect(screen.getAllByText(/less than or equal to 100/u)[0]).toBeVisible();
  expect(posted()).toEqual([]);
});

test('says that a date has a short notice, and needs dates first', async () => {
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 11);
  show(
    'ask',
    build({ dates: [{ ...date(1), window_start: `${soon}09:00:00.000Z`, window_end: `${soon}09:00:00.000Z` }] }),
  );
  expect(await screen.findByText(/A date is less than 10 days away/u)).toBeVisible();
});

test('lists dates with trainers, and records an answer as entered by the site admin', async () => {
  const posted = show('list');
  const day = within(await screen.findByRole('region', { name: /^Sun 1st Feb 2099/u }));
  expect(day.getByText('Score 66.5 when asked. Answer by Thu 7th Jan 2027 at 18:00')).toBeVisible();
  await userEvent.click(day.getByRole('button', { name: /^Record answer: Amara Osei/u }));
  const dialogue = within(await screen.findByRole('dialog'));
  await userEvent.click(dialogue.getByRole('button', { name: 'Record answer' }));
  expect(posted()).toEqual([]);
  await userEvent.click(dialogue.getByRole('radio', { name: 'Yes' }));
  await userEvent.type(dialogue.getByLabelText('How you heard it'), 'By telephone');
  await userEvent.click(dialogue.getByRole('button', { name: 'Record answer' }));
  await waitFor(() =>
    expect(posted()).toEqual([
      ['/api/admin/availability-enquiries/manual', { enquiryIds: [4], answer: 'yes', note: 'By telephone' }],
    ]),
  );
});

test('reminds those who wait, apart from those who were reminded today', async () => {
  const today = trainer(5, { reminded_at: new Date().toISOString() });
  const posted = show('list', build({ dates: [date(1, [trainer(4), today, trainer(6, { state: 'no' })])] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remind trainers' }));
  await waitFor(() => expect(posted()).toEqual([['/api/admin/availability-enquiries/remind', { enquiryIds: [4] }]]));
});

test('what a trainer wrote is handled with what was agreed, and a handled one says by whom', async () => {
  const open = {
    ...{ answer_id: 8, trainer: amara, text: 'Only after 10:00', answered_at: '2027-01-05T09:00:00.000Z' },
    ...{ handled_at: null, handled_by: null, handled_note: null, does_count: null },
  };
  const handled = {
    ...open,
    ...{ answer_id: 9, text: 'Needs parking', handled_at: '2027-01-05T10:00:00.000Z', handled_by: 'Morgan Ellis' },
    ...{ handled_note: 'The venue has some', does_count: true },
  };
  const posted = show('list', build({ problems: [open, handled] }));
  expect(
    await screen.findByText(/^Morgan Ellis, Tue 5th Jan 2027 at 10:00: The venue has some\. The dates count\./u),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Handle what Amara Osei wrote' }));
  const dialogue = within(await screen.findByRole('dialog'));
  await userEvent.click(dialogue.getByRole('radio', { name: /They do not count/u }));
  await userEvent.type(dialogue.getByLabelText('What you agreed'), 'Somebody else comes');
  await userEvent.click(dialogue.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(posted()).toEqual([
      ['/api/admin/availability-answers/8/handle', { note: 'Somebody else comes', counts: false }],
    ]),
  );
});
