import type { Action } from '@doselore/contract';
import type { TakeBackRow } from '@doselore/contract/licences';
import type { MemberPaperCourse } from '@doselore/contract/paper-courses';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { groupAdminRoutes } from '../../../../areas/group-admin/routes.tsx';
import { subgroupAdminRoutes } from '../../../../areas/subgroup-admin/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { MembersLicencesScreen } from './members-licences-screen.tsx';
import type { MemberLicence } from './people.queries.ts';

const licence = (id: number, changes: Partial<MemberLicence> = {}): MemberLicence => ({
  id,
  productType: 'abstract_course',
  productId: id,
  title: `Course ${id}`,
  certificateMonths: 24,
  state: 'issued',
  issued_at: '2026-02-03T10:00:00.000Z',
  started_at: null,
  ended_at: null,
  end_reason: null,
  is_free_retry: false,
  root_licence_id: null,
  source: 'POT',
  source_place: null,
  subgroup_id: null,
  virtual_group_id: null,
  can_retry: false,
  ...changes,
});

const outcome = (licenceId: number, changes: Partial<TakeBackRow>): TakeBackRow => ({
  licence_id: licenceId,
  user: { id: 9, name: 'Sam Whitlock' },
  title: `Course ${licenceId}`,
  what: 'reclaim',
  returns_to: { kind: 'POT', place: null },
  why: null,
  ...changes,
});

const waiting: MemberPaperCourse = {
  licence_id: 4,
  title: 'Injection practical',
  issued_on: '2026-02-03',
  is_waiting: true,
  rule: { has_score: false, pass_mark: null, evidence: 'none', assessors: [] },
  result: null,
  scan: null,
  corrected: [],
};

type Answers = {
  licences: MemberLicence[];
  preview?: () => TakeBackRow[];
  takeBack?: { status: number; body: unknown };
};

function serve({ licences, preview = () => [], takeBack }: Answers) {
  return standInForFetch(({ method, url }) => {
    if (url.endsWith('/preview')) return { body: { rows: preview(), reclaimed: 0, revoked: 0, refused: 0 } };
    if (url.includes('/take-back-licences')) return takeBack ?? { body: { reclaimed: 1, revoked: 1 } };
    if (url.includes('/paper-results')) return { body: method === 'GET' ? [waiting] : { id: 1 } };
    if (url.includes('/members-licences/')) return { body: licences };
    return {
      body: { id: 5, name: 'Brightwell', first_name: 'Sam', last_name: 'Whitlock', group: { id: 5, name: 'B' } },
    };
  });
}

const organisation: Action[] = ['licences.takeBack', 'licences.reclaim', 'licences.retry', 'licences.issue'];

const showToOrganisation = (abilities = organisation) =>
  renderInArea(<MembersLicencesScreen />, {
    area: 'group-admin',
    routes: groupAdminRoutes,
    name: 'members-licences',
    address: '/group-admin/5/members-licences/9',
    user: buildUser({ abilities: { groupingAdmin: abilities } }),
  });

const showToService = (abilities: Action[]) =>
  renderInArea(<MembersLicencesScreen />, {
    area: 'subgroup-admin',
    routes: subgroupAdminRoutes,
    name: 'members-licences',
    address: '/subgroup-admin/5/3/members-licences/9',
    user: buildUser({ abilities: { subgroupAdmin: abilities } }),
  });

const actionsFor = (name: string) => screen.queryByRole('button', { name: `Actions for ${name}` });

afterEach(() => vi.unstubAllGlobals());

test('several licences are taken back at once after a preview, without those that are final', async () => {
  const user = userEvent.setup();
  const requests = serve({
    licences: [
      licence(1, { source: 'POOL', source_place: 'Mill Road' }),
      licence(2, { state: 'in_progress' }),
      licence(3, { state: 'completed' }),
    ],
    preview: () => [
      outcome(1, { returns_to: { kind: 'POOL', place: 'Mill Road' } }),
      outcome(2, { what: 'revoke', returns_to: null }),
    ],
  });
  showToOrganisation();
  await user.click(await screen.findByRole('checkbox', { name: 'Select all 3 on this page' }));
  await user.click(screen.getByRole('button', { name: 'Take back 2 of 3' }));
  const dialogue = await screen.findByRole('dialog', { name: 'Take back licences?' });
  expect(await within(dialogue).findByText(/returns to the pool of Mill Road/)).toBeVisible();
  expect(within(dialogue).getByText(/access ends. The licence stays used, so no number changes/)).toBeVisible();
  await user.click(within(dialogue).getByRole('button', { name: 'Take back 2 licences' }));
  expect(within(dialogue).getByText('Reason: Choose a reason')).toBeVisible();
  await user.click(within(dialogue).getByRole('radio', { name: 'The person has left' }));
  await user.click(within(dialogue).getByRole('button', { name: 'Take back 2 licences' }));
  expect(await screen.findByText('1 licence taken back, 1 licence revoked')).toBeInTheDocument();
  expect(requests.find(({ url }) => url.endsWith('/take-back-licences'))?.body).toMatchObject({
    licenceIds: [1, 2],
    reason: 'left',
  });
  expect(screen.queryByRole('region', { name: 'Bulk actions' })).not.toBeInTheDocument();
});

test('when a licence was started since, the dialogue shows the new preview and keeps the answers', async () => {
  const user = userEvent.setup();
  let what: TakeBackRow['what'] = 'reclaim';
  serve({
    licences: [licence(1)],
    preview: () => [outcome(1, { what })],
    takeBack: { status: 409, body: { code: 'conflict', message: 'This licence has just been started.' } },
  });
  showToOrganisation();
  await user.click(await screen.findByRole('button', { name: 'Actions for Course 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Take back' }));
  await user.click(await screen.findByRole('radio', { name: 'No longer needed' }));
  what = 'revoke';
  await user.click(screen.getByRole('button', { name: 'Take back 1 licence' }));
  expect(await screen.findByText('This licence has just been started.')).toBeVisible();
  expect(await screen.findByText(/Started: access ends/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'No longer needed' })).toBeChecked();
});

test('a service can take back only unstarted licences that were issued for it', async () => {
  serve({
    licences: [
      licence(1, { subgroup_id: 3 }),
      licence(2, { subgroup_id: 4 }),
      licence(3, { subgroup_id: 3, state: 'in_progress' }),
    ],
  });
  showToService(['licences.reclaim']);
  expect(await screen.findByRole('button', { name: 'Actions for Course 1' })).toBeInTheDocument();
  expect(actionsFor('Course 2')).not.toBeInTheDocument();
  expect(actionsFor('Course 3')).not.toBeInTheDocument();
});

test('people with read-only access have nothing to choose', async () => {
  serve({ licences: [licence(1, { subgroup_id: 3 })] });
  showToService(['licences.list']);
  expect(await screen.findByText('Course 1')).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Issue licence' })).not.toBeInTheDocument();
});

test('both ends of a chain of free retries show it, and only its open end can be retried', async () => {
  const user = userEvent.setup();
  const same = { productId: 1, title: 'Sepsis' };
  serve({
    licences: [
      licence(8, { ...same, state: 'lapsed', can_retry: true, root_licence_id: 1, is_free_retry: true }),
      licence(1, { ...same, state: 'failed' }),
      licence(2, { title: 'Flu', state: 'failed' }),
      licence(3, { productId: 2, title: 'Flu again' }),
    ],
  });
  showToOrganisation();
  expect(await screen.findByText('Free retry 1 of the one issued 03-02-2026')).toBeInTheDocument();
  expect(screen.getByText('1 free retry since')).toBeInTheDocument();
  const offersOf = async (course: RegExp, place: number) => {
    const row = screen.getAllByRole('row', { name: course })[place];
    if (row === undefined) throw new Error('There is a row');
    await user.click(within(row).getByRole('button', { name: /Actions for/u }));
    const offers = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    await user.keyboard('{Escape}');
    return offers;
  };
  expect(await offersOf(/Flu/u, 0)).toEqual(['Take back']);
  expect(await offersOf(/Sepsis/u, 0)).toEqual(['Retry free of charge']);
  expect(await offersOf(/Sepsis/u, 1)).toEqual(['Take back']);
});

test.each([
  ['an organisation', () => showToOrganisation([...organisation, 'paperCourses.record']), 'grouping-admin/groups/5'],
  ['a service', () => showToService(['paperCourses.record']), 'subgroup-admin/groups/5/subgroups/3'],
])('%s records the result of a face-to-face course in the menu of its licence', async (_who, show, path) => {
  const user = userEvent.setup();
  const requests = serve({
    licences: [
      licence(4, { productType: 'abstract_paper_course', title: 'Injection practical' }),
      licence(5, { productType: 'abstract_paper_course', title: 'Injection practical before', state: 'completed' }),
      licence(6, { subgroup_id: 4 }),
    ],
  });
  show();
  await user.click(await screen.findByRole('button', { name: 'Actions for Injection practical' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Record result' }));
  const dialogue = within(await screen.findByRole('dialog', { name: 'Record result: Injection practical' }));
  await user.click(await dialogue.findByRole('radio', { name: 'Fail' }));
  await user.type(dialogue.getByRole('textbox', { name: 'Assessor' }), 'Amara Osei');
  await user.click(dialogue.getByRole('button', { name: 'Record result' }));
  expect(await screen.findByText('Result of Injection practical saved')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
    url: `/api/${path}/members-info/9/paper-results/4`,
    body: { outcome: 'fail', assessor: 'Amara Osei' },
  });
  expect(actionsFor('Injection practical before')).not.toBeInTheDocument();
});
