import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { groupAdminRoutes } from '../../../areas/group-admin/routes.tsx';
import { trainerRoutes } from '../../../areas/trainer/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import type { IssueOption } from '../licences/index.ts';
import { IssueLicenceScreen } from './issue-licence-screen.tsx';

const option = (changes: Partial<IssueOption>): IssueOption => ({
  productType: 'abstract_course',
  productId: 3,
  title: 'Sepsis',
  certificateMonths: 24,
  source: 'POT',
  available: 4,
  has_live_licence: false,
  draft_course_id: null,
  valid_until: null,
  covered_by: null,
  finish_first: [],
  live_other: null,
  unprintable: '',
  bundle: [],
  ...changes,
});

function serve(options: () => IssueOption[], issue: () => { status?: number; body: unknown } = () => ({ body: {} })) {
  return standInForFetch(({ method, url }) => {
    if (method === 'POST') return issue();
    if (url.includes('/issue-licence/'))
      return { body: { member: { id: 9, name: 'Sam Whitlock' }, options: options() } };
    return { body: { id: 5, name: 'Brightwell' } };
  });
}

const show = () =>
  renderInArea(<IssueLicenceScreen />, {
    area: 'group-admin',
    routes: groupAdminRoutes,
    name: 'issue-licence',
    address: '/group-admin/5/issue-licence/9',
    user: buildUser(),
  });

const posts = (requests: ReturnType<typeof serve>) =>
  requests.filter(({ method, url }) => method === 'POST' && url.includes('issue-licence'));
const issueButton = () => screen.getByRole('button', { name: 'Issue licence' });

afterEach(() => vi.unstubAllGlobals());

test('licences that cannot be issued are disabled with the reason', async () => {
  serve(() => [
    option({}),
    option({ productId: 4, title: 'Data security', has_live_licence: true }),
    option({ productId: 6, title: 'Drafted', draft_course_id: 9 }),
    option({ productId: 5, title: 'Flu', available: 0 }),
  ]);
  show();
  expect(await screen.findByRole('radio', { name: /Sepsis/ })).toBeEnabled();
  expect(screen.getByRole('radio', { name: /Data security.*Already has an unfinished licence/ })).toBeDisabled();
  expect(screen.getByRole('radio', { name: /Flu.*None left/ })).toBeDisabled();
  expect(screen.getByRole('radio', { name: /Drafted.*Draft.*not offered yet/ })).toBeDisabled();
});

test('issuing the chosen licence opens the licences of the member', async () => {
  const user = userEvent.setup();
  const requests = serve(() => [option({}), option({ certificateMonths: 12 })]);
  const { router } = show();
  await user.click(await screen.findByRole('radio', { name: /12 months/ }));
  await user.click(issueButton());
  await waitFor(() => expect(router.state.location.pathname).toBe('/group-admin/5/members-licences/9'));
  expect(posts(requests)[0]?.body).toMatchObject({ productId: 3, certificateMonths: 12 });
  expect(screen.getByText('Sepsis issued to Sam Whitlock')).toBeInTheDocument();
});

test('a valid certificate asks for confirmation first', async () => {
  const user = userEvent.setup();
  const requests = serve(() => [option({ valid_until: '2030-10-06' })]);
  show();
  await user.click(await screen.findByRole('radio', { name: /expires (on )?Sun 6th Oct 2030/ }));
  await user.click(issueButton());
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  expect(posts(requests)).toHaveLength(0);
  await user.click(issueButton());
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Issue licence' }));
  await waitFor(() => expect(posts(requests)).toHaveLength(1));
});

test('a conflict is reported, and the options show the new number of seats', async () => {
  const user = userEvent.setup();
  let available = 1;
  serve(
    () => [option({ available })],
    () => {
      available = 0;
      return { status: 409, body: { code: 'conflict', message: 'The last licence has just been issued.' } };
    },
  );
  show();
  await user.click(await screen.findByRole('radio', { name: /Sepsis/ }));
  await user.click(issueButton());
  expect(await screen.findByText('The last licence has just been issued.')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /None left/ })).toBeDisabled();
});

test('the link back to a Pharmacist-led Course has its name', async () => {
  standInForFetch(({ url }) => {
    if (url.includes('/issue-licence/')) return { body: { member: { id: 9, name: 'Sam Whitlock' }, options: [] } };
    if (url.endsWith('/virtual-groups/3'))
      return { body: { id: 3, title: 'Sepsis at Hove', group: { id: 5, name: 'Brightwell' } } };
    return { status: 404, body: { code: 'not_found' } };
  });
  renderInArea(<IssueLicenceScreen />, {
    area: 'trainer',
    routes: trainerRoutes,
    name: 'issue-licence',
    address: '/trainers/3/issue-licence/9',
    user: buildUser({
      abilities: { virtualGroupAdmin: ['licences.issue', 'virtualGroups.read', 'virtualGroups.list'] },
    }),
  });
  expect(await screen.findByRole('link', { name: 'Sepsis at Hove' })).toBeInTheDocument();
});
