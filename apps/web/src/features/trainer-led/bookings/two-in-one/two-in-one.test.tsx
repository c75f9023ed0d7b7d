import type { ProjectRequest, RequestOptions, TrainerOption, TwoInOneDay } from '@doselore/contract/bookings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { buildProject, choices, unit, venueDays } from '../bookings.factory.ts';
import { ManageScreen, ProjectScreen, TypeChoiceScreen } from '../index.ts';
import { buildDay, buildLeading, firstPair, other, otherPair } from './days.factory.ts';
import { ManageTwoInOneScreen, NewTwoInOneScreen, TwoInOneDatesScreen } from './index.ts';

afterEach(() => vi.unstubAllGlobals());

const abilities = { superAdmin: ['bookings.list', 'bookings.manage'] } as never;
const user = buildUser({ roles: [{ name: 'super_admin' }], abilities });
const base = '/site-admin/bookings/projects/4';
const manage = `${base}/two-in-one-day/6/manage`;

const trainer = (changes: Partial<TrainerOption>): TrainerOption => ({
  ...{ id: 31, name: 'Amara Osei', is_invited: false, verdict: 'possible', conflicts: [], score: 66.51, parts: [] },
  ...{ start: firstPair.start, pair: firstPair, reaches: true, answer: 'yes', also_asked: [] },
  ...changes,
});
const options: RequestOptions = {
  dates: [
    {
      ...{
        id: 1,
        window_start: '2027-02-08T09:00:00.000Z',
        window_end: '2027-02-08T13:00:00.000Z',
        state: 'available',
      },
      ...{ possible: 2, reaching: 2, place_conflicts: [], suggested_by: null },
    },
  ],
  ...{ shown: 1, minimum_score: 40 },
  trainers: [
    trainer({}),
    trainer({ id: 32, name: 'Gwen Pritchard', start: otherPair.start, pair: otherPair, score: 50, answer: null }),
  ],
};

type World = { day?: TwoInOneDay; request?: ProjectRequest; times?: string };

function serve({
  day = buildDay(),
  request = buildLeading({ state: day.state, venue: 'Quay Room' }),
  times = '[]',
}: World = {}) {
  return standInForFetch(({ url, method }) => {
    if (method === 'POST') return { body: { ok: true, id: 6, request_id: 5 } };
    if (method === 'PUT') return { body: { ok: true, now: {} } };
    if (url.includes('site-info')) return { body: { demo: false, bookings: true } };
    if (url.includes('/two-in-one-days/6')) return { body: day };
    if (url.includes('/choices')) return { body: choices };
    if (url.endsWith('/venues')) return { body: venueDays };
    if (url.includes('/organiser-enquiries')) return { body: { enquiries: [], options: 1 } };
    if (url.includes('/times-of-interest')) return { body: { times, rows: [] } };
    if (url.includes('/calendar')) return { body: { days: [] } };
    if (url.includes('/enquiries'))
      return {
        body: {
          ...{ state: day.state, dates: [], trainers: [], problems: [], minimum_score: 40 },
          ...{ thresholds: {}, excluded_trainer_ids: [] },
        },
      };
    if (url.includes('/confirmations'))
      return { body: { confirmations: [], blocked_reason: null, course: null, other_course: null } };
    if (url.includes('/options')) return { body: options };
    if (url.endsWith('/projects/4')) return { body: buildProject({ requests: [{ ...unit, other }] }) };
    return { body: request };
  });
}
const open = (page: ReactElement, name: string, address: string) =>
  renderInArea(page, { area: 'site-admin', routes: siteAdminRoutes, user, name, address });
const sent = (requests: ReturnType<typeof serve>, verb: string) =>
  requests.filter(({ method }) => method === verb).map(({ url, body }) => ({ url, ...(body as object) }));

test('two sessions on one day are one kind of request, and one row of the project', async () => {
  serve();
  const { unmount } = open(<TypeChoiceScreen />, 'project-type-choice', `${base}/project-requests/type-choice`);
  expect(await screen.findByRole('link', { name: 'Two sessions in one day' })).toHaveAttribute(
    'href',
    `${base}/two-in-one-day-project-requests/new`,
  );
  unmount();
  open(<ProjectScreen />, 'project', `${base}/edit`);
  const link = await screen.findByRole('link', { name: 'Injection technique and Basic life support' });
  expect(link).toHaveAttribute('href', manage);
  expect(screen.getByText(/8 and 10 delegates, 180 and 90 minutes, 2 dates/u)).toBeInTheDocument();
});

test('the page of the request that leads opens that of the day', async () => {
  serve();
  const { router } = open(<ManageScreen />, 'manage-request', `${base}/project-requests/5/manage`);
  await waitFor(() => expect(router.state.location.pathname).toBe(manage));
});

test('a new day has two forms of what is asked for, which share the day and the limits for trainers', async () => {
  const requests = serve();
  const address = `${base}/two-in-one-day-project-requests/new`;
  const { router } = open(<NewTwoInOneScreen />, 'new-two-in-one', address);
  const part = async (name: string) => within(await screen.findByRole('group', { name }));
  const [first, second, day] = [await part('First session'), await part('Second session'), await part('The day')];
  await userEvent.click(screen.getByRole('button', { name: 'Add day' }));
  expect(screen.getByRole('link', { name: 'Course (second session): Choose a course' })).toBeVisible();
  await userEvent.selectOptions(first.getByLabelText('Course'), '3');
  await userEvent.selectOptions(second.getByLabelText('Course'), '6');
  await userEvent.selectOptions(first.getByLabelText('Location (optional)'), '8');
  expect(second.getByLabelText('Meeting account (optional)')).toBeVisible();
  expect(second.queryByLabelText('Venue (optional)')).not.toBeInTheDocument();
  await userEvent.selectOptions(day.getByLabelText('Time of day'), 'am');
  const gap = day.getByLabelText('Minutes between both sessions');
  expect(gap).toHaveValue('30');
  await userEvent.clear(gap);
  await userEvent.type(gap, '29');
  await userEvent.click(screen.getByRole('button', { name: 'Add day' }));
  expect(sent(requests, 'POST')).toEqual([]);
  await userEvent.clear(gap);
  await userEvent.type(gap, '45');
  await userEvent.click(day.getByLabelText('The first session comes first'));
  await userEvent.click(screen.getByText('More'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Gwen Pritchard' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add day' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`${base}/two-in-one-day/6/manuallyChooseToi`));
  expect(sent(requests, 'POST')[0]).toMatchObject({
    ...{ firstProductId: 3, secondProductId: 6, gapMinutes: 45, isOrderFixed: true, slot: 'am' },
    ...{ firstLocationId: 8, secondLocationId: null, firstCertificateMonths: 24, secondCertificateMonths: 12 },
    ...{ excludedTrainerIds: [22], thresholds: {} },
  });
});

test('a draft is edited on its page, with what it was opened with', async () => {
  const requests = serve();
  open(<ManageTwoInOneScreen />, 'manage-two-in-one', manage);
  expect(
    await screen.findByText('At least 30 minutes between both sessions. Either session can come first.'),
  ).toBeVisible();
  await userEvent.click(await screen.findByText('Edit what is asked for'));
  const second = within(await screen.findByRole('group', { name: 'Second session: Basic life support' }));
  await userEvent.type(second.getByLabelText('Notes (optional)'), 'Bring mats');
  await userEvent.click(screen.getByRole('button', { name: 'Save day' }));
  await waitFor(() => expect(sent(requests, 'PUT')).toHaveLength(1));
  expect(sent(requests, 'PUT')[0]).toMatchObject({
    ...{ url: '/api/admin/projects/4/two-in-one-days/6', secondNotes: 'Bring mats', firstMinutes: 180 },
    baseValues: { secondNotes: '', gapMinutes: 30 },
  });
});

test('a trainer is shown with the starts of both sessions, and a booking sends their order', async () => {
  const requests = serve({ day: buildDay({ state: 'options_ready' }) });
  open(<ManageTwoInOneScreen />, 'manage-two-in-one', manage);
  expect(await screen.findByText('Could begin at 09:00 and 12:30, Injection technique first.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Book a start on Mon 8th Feb 2027' }));
  const dialogue = within(await screen.findByRole('dialog'));
  expect(dialogue.getByLabelText('Start')).toHaveDisplayValue('09:00 and 12:30, Injection technique first');
  await userEvent.selectOptions(dialogue.getByLabelText('Trainer (optional)'), '32');
  expect(dialogue.getByLabelText('Start')).toHaveDisplayValue('09:15 and 11:15, Basic life support first');
  await userEvent.click(dialogue.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(sent(requests, 'POST')).toHaveLength(1));
  expect(sent(requests, 'POST')[0]).toMatchObject({
    ...{ url: '/api/admin/projects/4/project-requests/5/book', timesOfInterestId: 1, trainerUserId: 32 },
    ...{ startTimeDate: otherPair.start, order: 'ba', secondStartTimeDate: otherPair.second_start },
  });
});

test('both sessions are cancelled with a reason, and the organiser is asked about one', async () => {
  const requests = serve({ day: buildDay({ state: 'seeking' }) });
  open(<ManageTwoInOneScreen />, 'manage-two-in-one', manage);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel one session' }));
  const dialogue = within(await screen.findByRole('dialog'));
  await userEvent.click(dialogue.getByRole('button', { name: 'Ask organiser' }));
  expect(sent(requests, 'POST')).toEqual([]);
  await userEvent.click(dialogue.getByRole('radio', { name: 'Second session: Basic life support' }));
  await userEvent.click(dialogue.getByRole('button', { name: 'Ask organiser' }));
  await waitFor(() => expect(sent(requests, 'POST')).toHaveLength(1));
  expect(sent(requests, 'POST')[0]).toEqual({
    ...{ url: '/api/admin/projects/4/two-in-one-days/6/ask-to-keep', keeps: 'b' },
  });
  await userEvent.click(screen.getByRole('button', { name: /^Cancel both/u }));
  const cancelling = within(await screen.findByRole('dialog', { name: 'Cancel both sessions?' }));
  await userEvent.type(cancelling.getByLabelText('Reason'), 'No room');
  await userEvent.click(cancelling.getByRole('button', { name: 'Cancel both' }));
  await waitFor(() => expect(sent(requests, 'POST')).toHaveLength(2));
  expect(sent(requests, 'POST')[1]).toMatchObject({
    ...{ url: '/api/admin/projects/4/project-requests/5/cancel', reason: 'No room' },
  });
});

test('an open question about one session is named, and not asked twice', async () => {
  const [stays, ends] = [
    { id: 3, name: 'Injection technique' },
    { id: 8, name: 'Basic life support' },
  ];
  const question = { stays, ends, asked_at: '2027-01-04T09:00:00.000Z', due_at: '2027-01-18T18:00:00.000Z' };
  serve({ day: buildDay({ state: 'seeking', keep_half: question }) });
  open(<ManageTwoInOneScreen />, 'manage-two-in-one', manage);
  expect(await screen.findByText(/whether Injection technique stays without Basic life support/u)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel one session' })).not.toBeInTheDocument();
});

test('booked sessions are in their order, each with its course', async () => {
  const course = { id: 70, group_id: 7, title: 'Basic life support' };
  const day = buildDay({ state: 'completed' });
  serve({
    day: {
      ...day,
      first: { ...day.first, starts_at: otherPair.second_start },
      second: { ...day.second, starts_at: otherPair.start, course },
    },
  });
  open(<ManageTwoInOneScreen />, 'manage-two-in-one', manage);
  const times = await screen.findAllByText(/^Mon 8th Feb 2027, /u);
  expect(times.map(({ textContent }) => textContent)).toEqual([
    'Mon 8th Feb 2027, 09:15 - 10:45',
    'Mon 8th Feb 2027, 11:15 - 14:15',
  ]);
  expect(screen.getByRole('link', { name: 'Open course' })).toHaveAttribute(
    'href',
    '/site-admin/groups/7/virtual-groups/70/members',
  );
});

test('dates of a day leave time for the starts of both sessions', async () => {
  const requests = serve({ times: '[["2027-02-08T09:00:00.000Z","2027-02-08T10:30:00.000Z"]]' });
  open(<TwoInOneDatesScreen />, 'two-in-one-dates', `${base}/two-in-one-day/6/manuallyChooseToi`);
  const last = await screen.findByLabelText('Last start of date 1');
  await userEvent.click(screen.getByRole('button', { name: 'Save dates' }));
  expect((await screen.findAllByText(/at least 120 minutes after the first/u)).length).toBeGreaterThan(0);
  expect(sent(requests, 'PUT')).toEqual([]);
  await userEvent.clear(last);
  await userEvent.type(last, '13:00');
  await userEvent.click(screen.getByRole('button', { name: 'Save dates' }));
  await waitFor(() => expect(sent(requests, 'PUT')).toHaveLength(1));
  expect(sent(requests, 'PUT')[0]).toMatchObject({
    ...{ url: '/api/admin/projects/4/project-requests/5/times-of-interest' },
    times: '[["2027-02-08T09:00:00.000Z","2027-02-08T13:00:00.000Z"]]',
  });
});

test('a session that names a location alone needs its venue before the organiser is asked', async () => {
  const day = buildDay({ state: 'options_ready' });
  const requests = serve({ day: { ...day, second: { ...day.second, venue: null, location: 'Morecambe Bay' } } });
  open(<ManageTwoInOneScreen />, 'manage-two-in-one', manage);
  await userEvent.click(await screen.findByRole('button', { name: 'Ask organiser' }));
  const dialogue = within(await screen.findByRole('dialog'));
  expect(dialogue.queryByLabelText('Venue of Injection technique')).not.toBeInTheDocument();
  await userEvent.click(dialogue.getByRole('button', { name: 'Ask organiser' }));
  expect(await dialogue.findByRole('link', { name: /Venue of Basic life support: Choose a venue/u })).toBeVisible();
  expect(sent(requests, 'POST')).toEqual([]);
});
