import { emptyRecord } from '@doselore/contract';
import {
  type MultiDay,
  type MultiDayCoverage,
  type MultiDayTrainer,
  multiDayFormFields,
} from '@doselore/contract/bookings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { buildProject, choices } from '../bookings.factory.ts';
import { TypeChoiceScreen } from '../index.ts';
import { ManageDaysScreen, NewDaysScreen, SelectTrainerScreen } from './index.ts';

const abilities = { superAdmin: ['bookings.list', 'bookings.manage'] } as never;
const user = buildUser({ roles: [{ name: 'super_admin' }], abilities });
const site = { area: 'site-admin', routes: siteAdminRoutes, user } as const;
const base = '/site-admin/bookings/projects/4';

afterEach(() => vi.unstubAllGlobals());

const days = ['2027-02-01', '2027-02-02', '2027-02-08'];
const rowOf = (day: string, nth: number, state: 'open' | 'held' | 'cleared' = 'open') => ({
  ...{ id: nth + 1, starts_at: `${day}T10:00:00.000Z`, ends_at: `${day}T13:00:00.000Z`, place: null, state },
});

const buildCourse = (changes: Partial<MultiDay> = {}): MultiDay => ({
  ...emptyRecord(multiDayFormFields),
  ...{ id: 6, product: { id: 3, name: 'Injection technique' }, is_virtual: false, state: 'collecting' },
  ...{ state_since: '2027-01-04T09:00:00.000Z', delegates: 8, max_span_days: 60, certificate_months: 24 },
  ...{ project: { id: 4, name: 'Winter training' }, group: { id: 7, name: 'Harbour' }, agreed_with: 'Judith Marlowe' },
  ...{ venue: null, location: null, video_account: null, end_reason: null, excluded: [], locked: null },
  ...{
    date_rows: days.map((day, nth) => rowOf(day, nth)),
    confirmations: [],
    blocked_reason: null,
    course: null,
    other_course: null,
  },
  ...changes,
});

const cell = (verdict: 'possible' | 'conflict', score: number) => ({
  verdict,
  conflicts: [],
  score,
  there: 35,
  back: 40,
});
const buildTrainer = (changes: Partial<MultiDayTrainer> = {}): MultiDayTrainer => ({
  ...{ id: 31, name: 'Amara Osei', is_invited: false, verdict: 'possible', conflicts: [], score: 61.2, parts: [] },
  ...{ worst: 2, dates: [cell('possible', 66), cell('possible', 61.2), cell('possible', 70)] },
  ...changes,
});
const overlap = {
  code: 'overlap',
  text: 'Tue 2nd Feb 2027: Teaches Otoscopy 09:00 - 12:00',
  can_be_ignored: true,
} as const;
const gwen = buildTrainer({
  ...{ id: 32, name: 'Gwen Lloyd', verdict: 'conflict', conflicts: [overlap], score: 50, worst: 2 },
  dates: [cell('possible', 55), cell('conflict', 50), cell('possible', 58)],
});
const coverage: MultiDayCoverage = {
  dates: days.map((day, nth) => ({ ...rowOf(day, nth), place_conflicts: [] })),
  trainers: [buildTrainer(), gwen],
};

function serve(course: MultiDay) {
  return standInForFetch(({ url, method }) => {
    if (method === 'POST')
      return { body: url.endsWith('/multi-days') ? { id: 6 } : url.endsWith('/narrow') ? coverage : { ok: true } };
    if (url.includes('site-info')) return { body: { demo: false, bookings: true } };
    if (url.includes('/options')) return { body: coverage };
    if (url.includes('/multi-days/')) return { body: course };
    if (url.includes('/choices')) return { body: choices };
    return { body: buildProject() };
  });
}
const sent = (requests: ReturnType<typeof serve>) =>
  requests
    .filter(({ method }) => method === 'POST')
    .map(({ url, body }) => {
      const { idempotencyKey: _key, ...rest } = body as Record<string, unknown>;
      return [url.replace(/^.*multi-days/u, ''), rest];
    });
const manage = (course: MultiDay) => {
  const requests = serve(course);
  renderInArea(<ManageDaysScreen />, { ...site, name: 'manage-days', address: `${base}/multi-day/6/manage` });
  return requests;
};
const select = (course: MultiDay, edit = '') => {
  const requests = serve(course);
  const address = `${base}/multi-day-project-requests/6/select-trainer${edit}`;
  renderInArea(<SelectTrainerScreen />, { ...site, name: 'select-trainer', address });
  return requests;
};

test('a request is one session or a course of several days', async () => {
  serve(buildCourse());
  renderInArea(<TypeChoiceScreen />, {
    ...{ ...site, name: 'project-type-choice', address: `${base}/project-requests/type-choice` },
  });
  expect(await screen.findByText('What does Harbour want?')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'One session' })).toHaveAttribute('href', `${base}/project-requests/new`);
  expect(screen.getByRole('link', { name: 'A course of several days' })).toHaveAttribute(
    'href',
    `${base}/multi-day-project-requests/new`,
  );
});

test('a new course begins with two dates, and one date is refused before anything is sent', async () => {
  const person = userEvent.setup();
  const requests = serve(buildCourse());
  renderInArea(<NewDaysScreen />, { ...site, name: 'new-days', address: `${base}/multi-day-project-requests/new` });
  await person.selectOptions(await screen.findByLabelText('Course'), '3');
  expect(screen.getAllByLabelText(/^Start/u)).toHaveLength(2);
  expect(screen.getByLabelText(/^Venue/u)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Certificate length/u)).toHaveValue('24');
  await person.click(screen.getByRole('button', { name: 'Add course' }));
  expect(await screen.findAllByText(/Date 1: Enter the day/u)).not.toEqual([]);
  expect(sent(requests)).toEqual([]);
});

test('a course that collects dates compares the trainers next', async () => {
  const requests = manage(buildCourse());
  expect(await screen.findByText(/Check the dates, then compare the trainers\./u)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Compare trainers' }));
  await waitFor(() => expect(sent(requests)).toEqual([['/6/narrow', {}]]));
  expect(screen.queryByRole('table')).toBeNull();
});

test('the table shows each trainer on each date, and a trainer is chosen next', async () => {
  manage(buildCourse({ state: 'narrowed', excluded: [{ id: 33, name: 'Idris Kamara' }] }));
  const table = await screen.findByRole('table');
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows[1]).toEqual(['Amara Osei', 'Free (66)', 'Free (61)', 'Free (70)', '61.2']);
  expect(rows[2]).toEqual(['Gwen Lloyd', 'Free (55)', 'Conflict', 'Free (58)', '50.0']);
  expect(rows[3]?.slice(0, 4)).toEqual(['Free trainers', '2', '1', '2']);
  expect(screen.getByText('Left out: Idris Kamara.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose a trainer' })).toHaveAttribute(
    'href',
    `${base}/multi-day-project-requests/6/select-trainer`,
  );
});

test('chosen dates are cleared after a question that says what is given back', async () => {
  const held = { trainer: { id: 31, name: 'Amara Osei' }, until: '2027-01-07T18:00:00.000Z', conflict_reason: null };
  const requests = manage(
    buildCourse({
      state: 'locked',
      locked: held,
      date_rows: days.map((day, nth) => rowOf(day, nth, nth === 2 ? 'cleared' : 'held')),
    }),
  );
  const person = userEvent.setup();
  await person.click(await screen.findByRole('checkbox', { name: /Tue 2nd Feb 2027/u }));
  expect(screen.queryByRole('checkbox', { name: /Mon 8th Feb 2027/u })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Clear 1 date' }));
  const dialogue = await screen.findByRole('dialog', { name: 'Clear 1 date?' });
  expect(dialogue).toHaveTextContent('Amara Osei is no longer held. Fewer than 2 dates are left');
  await person.click(within(dialogue).getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(sent(requests)).toEqual([['/6/clear-dates', { dateIds: [2] }]]));
});

test('a held trainer is asked, unless nobody knows with whom the dates were agreed', async () => {
  const held = { trainer: { id: 31, name: 'Amara Osei' }, until: '2027-01-07T18:00:00.000Z', conflict_reason: null };
  const requests = manage(buildCourse({ state: 'locked', locked: held }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ask Amara Osei' }));
  await waitFor(() => expect(sent(requests)).toEqual([['/6/ask', {}]]));
  await userEvent.click(screen.getByRole('button', { name: 'Unlock' }));
  await waitFor(() => expect(sent(requests)[1]).toEqual(['/6/unlock', {}]));
});

test('without the person who agreed to the dates there is no button to ask', async () => {
  const held = { trainer: { id: 31, name: 'Amara Osei' }, until: '2027-01-07T18:00:00.000Z', conflict_reason: null };
  manage(buildCourse({ state: 'locked', locked: held, agreed_with: null }));
  expect(await screen.findByText(/Enter with whom they were agreed/u)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Ask/u })).toBeNull();
});

test('trainers are ranked for all dates with the worst one, and one of them is held', async () => {
  const requests = select(buildCourse({ state: 'narrowed' }));
  expect(
    await screen.findByText(/Free on 3 of 3 dates\. Worst date: Tue 2nd Feb 2027, 61\.2 of 100\. About 35 min there/u),
  ).toBeInTheDocument();
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Choose Gwen Lloyd' }));
  const dialogue = await screen.findByRole('dialog', { name: 'Hold all dates for Gwen Lloyd?' });
  expect(within(dialogue).getByText(overlap.text)).toBeInTheDocument();
  await person.click(within(dialogue).getByLabelText('Hold anyway'));
  await person.click(within(dialogue).getByRole('button', { name: 'Hold' }));
  expect(sent(requests)).toEqual([]);
  await person.type(within(dialogue).getByLabelText('Reason for holding anyway'), 'Agreed by phone');
  await person.click(within(dialogue).getByRole('button', { name: 'Hold' }));
  await waitFor(() =>
    expect(sent(requests)).toEqual([
      ['/6/lock', { trainerUserId: 32, ignoreConflictWarning: 1, conflictReason: 'Agreed by phone' }],
    ]),
  );
});

test('another trainer takes the place of the one who is asked, who is unlocked first', async () => {
  const held = { trainer: { id: 33, name: 'Idris Kamara' }, until: '2027-01-07T18:00:00.000Z', conflict_reason: null };
  const requests = select(buildCourse({ state: 'asked', locked: held }), '/edit');
  expect(await screen.findByText(/All dates are held for Idris Kamara/u)).toBeInTheDocument();
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: 'Choose Amara Osei' }));
  const dialogue = await screen.findByRole('dialog', { name: 'Hold all dates for Amara Osei?' });
  expect(dialogue).toHaveTextContent('This unlocks Idris Kamara first and withdraws the question.');
  await person.click(within(dialogue).getByRole('button', { name: 'Hold' }));
  await waitFor(() => expect(sent(requests).map(([url]) => url)).toEqual(['/6/unlock', '/6/lock']));
});

test('trainers who were left out are considered again', async () => {
  const requests = select(buildCourse({ state: 'narrowed', excluded: [{ id: 33, name: 'Idris Kamara' }] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Consider them again' }));
  await waitFor(() => expect(sent(requests)).toEqual([['/6/narrow', { excludedTrainerIds: [] }]]));
});

test('a cancelled course shows its reason and offers nothing', async () => {
  const requests = manage(buildCourse({ state: 'cancelled', end_reason: 'Not needed' }));
  expect(await screen.findByText(/Cancelled: Not needed/u)).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Cancel course/u })).toBeNull();
  expect(requests.some(({ url }) => url.includes('/options'))).toBe(false);
});
