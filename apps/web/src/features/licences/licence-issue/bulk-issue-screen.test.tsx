import type { IssuePreview } from '@doselore/contract/licence-issue';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { subgroupAdminRoutes } from '../../../areas/subgroup-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { BulkIssueFromPoolScreen } from './bulk-issue-screen.tsx';

const person = (id: number, verdict: IssuePreview['people'][number]['verdict'] = 'eligible') => ({
  user_id: id,
  name: `Person ${id}`,
  verdict,
  valid_until: verdict === 'valid_certificate' ? '2030-10-06' : null,
  is_live_elsewhere: false,
  covered_by: null,
  finish_first: [] as string[],
  live_other: null,
  unprintable: '',
});
const member = (id: number) => ({
  id,
  first_name: 'Person',
  last_name: String(id),
  email: `p${id}@example.org`,
  job_role: null,
  registration_number: null,
  state: 'active',
  services: [],
  live_licences: 0,
  certificates: 0,
  expires_on: null,
});

type World = {
  pool: number;
  draftId?: number;
  bundle?: IssuePreview['bundle'];
  people: IssuePreview['people'];
  issue: () => { status?: number; body: unknown };
};

/**
 * Answers like a server with 6 people on 2 pages. `world` sets the seats of the pool and the verdict on each person.
 */
function serve(world: World) {
  return standInForFetch(({ method, url, body }) => {
    if (method === 'POST' && url.endsWith('/preview')) {
      const { userIds } = body as { userIds: number[] };
      const people = userIds.map((id) => world.people.find((one) => one.user_id === id) ?? person(id));
      const issuable = people.filter(({ verdict }) => verdict === 'eligible' || verdict === 'valid_certificate').length;
      return {
        body: {
          available: world.pool,
          issuable,
          short: Math.max(0, issuable - world.pool),
          draft_course_id: world.draftId ?? null,
          people,
          bundle: world.bundle ?? [],
        },
      };
    }
    if (method === 'POST') return world.issue();
    if (url.includes('/members')) {
      const search = new URL(url, 'http://here').searchParams;
      const [page, size] = [Number(search.get('page')), Number(search.get('per_page'))];
      const all = Array.from({ length: 6 }, (_, at) => member(at + 1));
      return { body: { rows: all.slice((page - 1) * size, page * size), total: 6 } };
    }
    if (url.includes('/licences')) {
      const key = { productType: 'abstract_course', productId: 3, title: 'Sepsis', certificateMonths: 24 };
      return { body: { rows: [{ ...key, pool: world.pool, pot: null, held: 0, used: 0 }], total: 1 } };
    }
    return { body: { id: 6, name: 'Hove', group: { id: 5, name: 'Brightwell' } } };
  });
}

const show = (user = buildUser()) =>
  renderInArea(<BulkIssueFromPoolScreen />, {
    area: 'subgroup-admin',
    routes: subgroupAdminRoutes,
    name: 'bulk-issue-from-pool',
    address: '/subgroup-admin/5/6/licences/bulk-issue-from-pool/3/99/24?per_page=4',
    user,
  });

type Sent = { userIds: number[]; mode: string; idempotencyKey: string };
const issues = (requests: ReturnType<typeof serve>) =>
  requests
    .filter(({ method, url }) => method === 'POST' && url.endsWith('/bulk-issue-from-pool'))
    .map(({ body }) => body as Sent);
const issued = (count: number, left_out = 0) => ({ body: { issued: count, left_out, available: 1 } });

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('shows the loaded number of licences instead of the address’s, and selects everybody over all pages', async () => {
  const user = userEvent.setup();
  const requests = serve({ pool: 30, people: [], issue: () => issued(6) });
  show();
  expect(await screen.findByText(/30 left in the pool/)).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Select all 6' }));
  await user.click(await screen.findByRole('button', { name: 'Check these 6 people' }));
  const button = await screen.findByRole('button', { name: 'Issue to all 6' });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(button);
  expect(await screen.findByRole('heading', { name: '6 licences issued' })).toBeInTheDocument();
  expect(issues(requests)).toMatchObject([{ mode: 'all' }]);
  expect(issues(requests)[0]?.userIds).toHaveLength(6);
});

test('says of a draft that people see it only when it is live', async () => {
  const user = userEvent.setup();
  serve({ pool: 30, people: [], draftId: 8, issue: () => issued(1) });
  show();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Person 1' }));
  await user.click(screen.getByRole('button', { name: 'Check this person' }));
  expect(await screen.findByText('They see the course on My Courses when it is live.')).toBeInTheDocument();
  expect(screen.queryByText(/immediately/u)).not.toBeInTheDocument();
});

test('the preview groups people by verdict, and licences are issued only to those who can have one', async () => {
  const user = userEvent.setup();
  const people = [person(1), person(2, 'valid_certificate'), person(3, 'already_live'), person(4, 'archived')];
  const requests = serve({ pool: 30, people, issue: () => issued(1, 2) });
  show();
  for (const id of [1, 2, 3, 4]) await user.click(await screen.findByRole('checkbox', { name: `Select Person ${id}` }));
  await user.click(screen.getByRole('button', { name: 'Check these 4 people' }));
  expect(await screen.findByRole('heading', { name: 'Already has a licence: 1' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Archived: 1' })).toBeInTheDocument();
  expect(screen.getByText(/expires (on )?Sun 6th Oct 2030/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Issue to the 2 eligible people' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Leave out this person' }));
  const button = await screen.findByRole('button', { name: 'Issue to the 1 eligible person' });
  await user.click(button);
  expect(await screen.findByText(/2 people were left out/)).toBeInTheDocument();
  expect(issues(requests)).toMatchObject([{ mode: 'eligible', userIds: [1, 3, 4] }]);
});

test('a conflict shows the new number of licences in place and keeps the selected people', async () => {
  const user = userEvent.setup();
  const world: World = {
    pool: 2,
    people: [],
    issue: () => {
      world.pool = 1;
      return { status: 409, body: { code: 'conflict', message: 'Only 1 left here. Nothing was changed.' } };
    },
  };
  const requests = serve(world);
  show();
  for (const id of [1, 2]) await user.click(await screen.findByRole('checkbox', { name: `Select Person ${id}` }));
  await user.click(screen.getByRole('button', { name: 'Check these 2 people' }));
  await screen.findByRole('button', { name: 'Issue to all 2' });
  await user.click(screen.getByRole('button', { name: 'Issue to all 2' }));
  expect(await screen.findByText('Only 1 left here. Nothing was changed.')).toBeInTheDocument();
  expect(await screen.findByText(/Left in the pool: 1. Choose fewer people, or order 1 more/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Issue to all 2' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Change answers' }));
  expect(await screen.findByText('2', { selector: 'b' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select Person 2' })).toBeChecked());
  expect(issues(requests)).toHaveLength(1);
});

test('a retry after a failed request sends the same people under the same idempotency key', async () => {
  const user = userEvent.setup();
  let tries = 0;
  const requests = serve({
    pool: 9,
    people: [],
    issue: () => {
      tries += 1;
      return tries === 1 ? { status: 500, body: {} } : issued(1);
    },
  });
  show();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Person 1' }));
  await user.click(screen.getByRole('button', { name: 'Check this person' }));
  const button = await screen.findByRole('button', { name: 'Issue to this person' });
  await user.click(button);
  await screen.findByText('Nothing was issued');
  await user.click(screen.getByRole('button', { name: 'Issue to this person' }));
  await screen.findByRole('heading', { name: '1 licence issued' });
  const [first, second] = issues(requests);
  expect(second).toEqual(first);
});

test('an empty selection is refused in place', async () => {
  const user = userEvent.setup();
  serve({ pool: 9, people: [], issue: () => issued(0) });
  show();
  await user.click(await screen.findByRole('button', { name: 'Check who can get a licence' }));
  expect(screen.getByText('Select at least one person')).toBeInTheDocument();
});

test.each([
  ['who may request licences gets a link to do so', ['licenceRequests.list', 'licenceRequests.write'], true],
  ['who may not reads whom to ask', [], false],
])('with too few licences, an admin %s', async (_who, more, mayAsk) => {
  const user = userEvent.setup();
  serve({ pool: 3, people: [], issue: () => issued(3) });
  const abilities = { subgroupAdmin: ['subgroups.read', 'members.list', 'licences.list', 'licences.issue', ...more] };
  show(buildUser({ abilities: abilities as never }));
  await user.click(await screen.findByRole('button', { name: 'Select all 6' }));
  await user.click(await screen.findByRole('button', { name: 'Check these 6 people' }));
  const blocked = await screen.findByText(/order 3 more first/);
  const link = screen.queryByRole('link', { name: 'Request licences' });
  if (mayAsk) expect(link).toHaveAttribute('href', '/subgroup-admin/5/6/request-licences');
  else expect(blocked).toHaveTextContent(/Ask an admin of the organisation to order more\.$/u);
});

test('with too few licences the first people of the selection are chosen by one button', async () => {
  const user = userEvent.setup();
  const requests = serve({ pool: 3, people: [person(1, 'already_live')], issue: () => issued(3) });
  show();
  await user.click(await screen.findByRole('button', { name: 'Expiring first' }));
  await user.click(await screen.findByRole('button', { name: 'Select all 6' }));
  const listed = requests.filter(({ url }) => url.includes('/members?')).map(({ url }) => new URL(url, 'http://here'));
  expect(Object.fromEntries(listed.at(-1)?.searchParams ?? [])).toMatchObject({ sort: 'expires', productId: '3' });
  await user.click(await screen.findByRole('button', { name: 'Check these 6 people' }));
  expect(await screen.findByText(/Choose fewer people, or order 2 more first/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Choose only the first 3' }));
  await user.click(await screen.findByRole('button', { name: 'Issue to all 3' }));
  await screen.findByRole('heading', { name: '3 licences issued' });
  expect(issues(requests)).toMatchObject([{ mode: 'all', userIds: [2, 3, 4] }]);
});

test('issues the courses of the bundle that are ticked, and says what links mean for people', async () => {
  const user = userEvent.setup();
  const key = { productType: 'abstract_course' as const, certificateMonths: 24 };
  const bundle = [
    { ...key, productId: 7, title: 'Injection practical', available: 5, issuable: 1, short: 0 },
    { ...key, productId: 8, title: 'Anaphylaxis', available: 5, issuable: 1, short: 0 },
    { ...key, productId: 9, title: 'Cold chain', available: 0, issuable: 1, short: 1 },
  ];
  const hints = {
    covered_by: { title: 'Level 3', until: '2030-10-06' },
    finish_first: ['Basics'],
    live_other: null,
    unprintable: '',
  };
  const people = [{ ...person(1), ...hints }];
  const requests = serve({ pool: 9, bundle, people, issue: () => ({ body: { ...issued(1).body, bundled: 1 } }) });
  show();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Person 1' }));
  await user.click(screen.getByRole('button', { name: 'Check this person' }));
  expect(
    await screen.findByText(/Level 3 counts for it until Sun 6th Oct 2030, has to finish Basics first/),
  ).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Cold chain' })).toBeDisabled();
  expect(screen.getByText(/0 available, 1 needed. Order 1 more/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Anaphylaxis' }));
  await user.click(screen.getByRole('button', { name: 'Issue to this person' }));
  expect(await screen.findByText(/1 licence for the courses offered with it was issued too/)).toBeVisible();
  expect(issues(requests)).toMatchObject([{ bundled: [{ productId: 7, certificateMonths: 24 }] }]);
});
