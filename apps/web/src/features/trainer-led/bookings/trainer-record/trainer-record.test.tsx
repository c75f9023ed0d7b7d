import type { ScoreData, TrainerQuestion } from '@doselore/contract/bookings';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { trainer } from '../../../scheduling/trainers/trainers-screens.factory.ts';
import { ScoreDataScreen, TrainerEnquiriesScreen } from './index.ts';

const abilities = { superAdmin: ['bookings.list', 'trainers.read'] } as never;
const user = buildUser({ roles: [{ name: 'super_admin' }], abilities });
const base = `/site-admin/trainers/view-trainer/${trainer.id}`;
const site = { area: 'site-admin', routes: siteAdminRoutes, user } as const;

afterEach(() => vi.unstubAllGlobals());

const scoreData: ScoreData = {
  ...{ levels: [0, 2, 1], questions: 8, answered: 6, median_hours: 60, accepted: 4 },
  ...{ confirmed: 3, rejected: 1, lapsed: 0 },
};
const question: TrainerQuestion = {
  ...{
    id: 3,
    kind: 'date',
    state: 'sent',
    project_id: 4,
    project_request_id: 5,
    multi_day_id: null,
    course: 'Injection technique',
  },
  ...{ group: { id: 7, name: 'Harbour' }, window_start: '2027-02-01T09:00:00.000Z' },
  ...{ window_end: '2027-02-01T12:00:00.000Z', sent_at: '2027-01-04T09:00:00.000Z' },
  ...{ due_at: '2027-01-07T18:00:00.000Z', ended_at: null, is_manual: false },
};
const confirmation: TrainerQuestion = {
  ...question,
  ...{ kind: 'confirmation', state: 'confirmed', window_end: question.window_start, is_manual: true },
  ended_at: '2027-01-06T12:00:00.000Z',
};

const serve = (data: ScoreData = scoreData, rows: TrainerQuestion[] = [question, confirmation]) =>
  standInForFetch(({ url }) => {
    if (url.includes('/score-data')) return { body: data };
    if (url.includes('/enquiries')) return { body: { rows, total: rows.length } };
    return { body: trainer };
  });

const factOf = (label: string) => screen.getByText(label).parentElement?.textContent;

test('score data says what is compared and how the trainer answers', async () => {
  serve();
  renderInArea(<ScoreDataScreen />, { ...site, name: 'trainer-score-data', address: `${base}/score-data` });
  expect(await screen.findByText('Teaches it best: 1, Teaches it well: 2')).toBeVisible();
  expect(factOf('Dates answered')).toBe('Dates answered6 of 8');
  expect(factOf('Usual time to answer')).toBe('Usual time to answer2.5 days');
  expect(factOf('Bookings rejected')).toBe('Bookings rejected1');
});

test('a trainer who was never asked has no share and no time', async () => {
  serve({ ...scoreData, levels: [0, 0, 0], questions: 0, answered: 0, median_hours: null });
  renderInArea(<ScoreDataScreen />, { ...site, name: 'trainer-score-data', address: `${base}/score-data` });
  expect(await screen.findByText('Not asked yet')).toBeVisible();
  expect(screen.getAllByText('None').length).toBeGreaterThan(0);
  expect(screen.getByText('No answer yet')).toBeVisible();
});

test('enquiries lead to their request, and those without an answer can be listed alone', async () => {
  const requests = serve();
  renderInArea(<TrainerEnquiriesScreen />, { ...site, name: 'trainer-enquiries', address: `${base}/enquiries` });
  const [link] = await screen.findAllByRole('link', { name: 'Injection technique' });
  expect(link).toHaveAttribute('href', '/site-admin/bookings/projects/4/project-requests/5/manage');
  expect(screen.getByText('start 09:00 to 12:00')).toBeVisible();
  expect(screen.getByText('Until Thu 7th Jan 2027 at 18:00')).toBeVisible();
  expect(screen.getByText('Recorded by a site admin')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Answer'), 'yes');
  await vi.waitFor(() => expect(requests.at(-1)?.url).toContain('open=yes'));
});
