import type { Action, Level } from '@doselore/contract';
import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { groupAdminRoutes } from '../../../areas/group-admin/routes.tsx';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { subgroupAdminRoutes } from '../../../areas/subgroup-admin/routes.tsx';
import { trainerRoutes } from '../../../areas/trainer/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { AssessmentScreen } from './assessment-screen.tsx';
import { delegate, detail, marked, registerOf, trainer } from './delegates-screen.factory.tsx';
import { DelegatesScreen } from './delegates-screen.tsx';
import { HistoricScreen } from './historic-screen.tsx';
import { HistoryScreen } from './history-screen.tsx';
import { OverviewScreen } from './overview-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

const courses: Action[] = ['virtualGroups.read', 'virtualGroups.details', 'virtualGroups.message'];
const planning: Action[] = ['virtualGroups.write', 'virtualGroups.create', 'virtualGroups.invite'];
const siteAdmin: Action[] = [
  ...[...courses, ...planning],
  ...(['virtualGroups.schedule', 'virtualGroups.close', 'virtualGroups.materials', 'virtualGroups.register'] as const),
  ...(['virtualGroups.assessments', 'virtualGroups.assess', 'licences.issue', 'audits.read'] as const),
];
const at = {
  'site-admin': { routes: siteAdminRoutes, level: 'superAdmin', base: '/site-admin/groups/5/virtual-groups/7' },
  'group-admin': { routes: groupAdminRoutes, level: 'groupingAdmin', base: '/group-admin/5/virtual-groups/7' },
  'subgroup-admin': {
    routes: subgroupAdminRoutes,
    level: 'subgroupAdmin',
    base: '/subgroup-admin/5/9/virtual-groups/7',
  },
  trainer: { routes: trainerRoutes, level: 'virtualGroupAdmin', base: '/trainers/7' },
} as const;
const ends = {
  delegates: 'members',
  'course-details': 'details',
  'course-assessment': 'assessment',
  'course-history': 'history',
} as const;

type Shown = { as?: keyof typeof at; abilities?: Action[]; page?: keyof typeof ends; screen?: ReactElement };

function show(body: VirtualGroupDetail, shown: Shown = {}) {
  const { as = 'site-admin', abilities = siteAdmin, page = 'delegates', screen: element = <DelegatesScreen /> } = shown;
  const { routes, level, base } = at[as];
  const requests = standInForFetch(({ url, method }) => {
    if (url.endsWith('/duplicate'))
      return {
        body: {
          copies: [
            { id: 21, training_start: '2027-03-01T10:00:00.000Z' },
            { id: 22, training_start: '2027-03-08T10:00:00.000Z' },
          ],
        },
      };
    if (method !== 'GET') return { body: { ok: true, rows: [], total: 0 } };
    if (url.includes('/assessments')) return { body: { rows: [], deadline: null, checklist: null } };
    if (url.endsWith('/virtual-groups/7')) return { body };
    if (url.endsWith('/details')) return { body: { room: null, venue: null, meeting: null, organiser: null } };
    if (url.endsWith('/subgroups/9')) return { body: { id: 9, name: 'Hove', group: body.group, is_archived: false } };
    return { body: { rows: [], total: 0, recipients: 0, next_at: null, lead: null, co_trainers: [] } };
  });
  renderInArea(element, {
    ...{ area: as, routes, name: page, address: `${base}/${ends[page]}` },
    user: buildUser({ abilities: { [level as Level]: abilities } }),
  });
  return requests;
}

const ahead: Partial<VirtualGroupDetail> = {
  state: 'scheduled',
  register: 'not_yet',
  registers: [registerOf(70, '2099-11-01', 'not_yet')],
};
const tabs = async () =>
  within(await screen.findByRole('navigation', { name: 'Pages of this course' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const menu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  const items = await screen.findAllByRole('menuitem');
  return items.map((item) => item.textContent);
};
const paper: Partial<VirtualGroupDetail> = { assessment_type: 'paper', to_assess: 1 };

test.each([
  ['site-admin', siteAdmin, ['Overview', 'Delegates1', 'Schedule', 'Assessment1', 'Materials', 'History']],
  ['group-admin', [...courses, ...planning], ['Overview', 'Delegates1', 'Schedule', 'History']],
  ['subgroup-admin', courses, ['Overview', 'Delegates1', 'History']],
  ['trainer', [...trainer, 'virtualGroups.assessments'], ['Overview', 'Delegates1', 'Assessment1']],
] as const)('the tabs of a course follow the rights of a reader in the area %s', async (as, abilities, expected) => {
  show(detail([delegate(1)], { ...paper, subgroup: { id: 9, name: 'Hove' } }), { as, abilities: [...abilities] });
  expect(await tabs()).toEqual(expected);
  expect(screen.getByRole('link', { current: 'page', name: /Delegates/u })).toBeInTheDocument();
});

test('shows one next step of a course, except on the page of the step', async () => {
  show(detail([delegate(1)]), { page: 'course-details', screen: <OverviewScreen /> });
  const next = await screen.findByRole('link', { name: 'Take the register' });
  expect(next).toHaveAttribute('href', '/site-admin/groups/5/virtual-groups/7/members');
  expect(screen.queryByRole('link', { name: 'Choose delegates' })).toBeNull();
  cleanup();
  show(detail([delegate(1)]));
  await screen.findByRole('heading', { name: 'Register' });
  expect(screen.queryByRole('link', { name: 'Take the register' })).toBeNull();
  cleanup();
  show(detail([delegate(1, { ...marked(70, 'attended'), licence: { id: 3, state: 'in_progress' } })], paper));
  expect(await screen.findByRole('link', { name: 'Assess delegates' })).toHaveAttribute(
    'href',
    '/site-admin/groups/5/virtual-groups/7/assessment',
  );
});

test('a site admin can cancel a course without marks, and close a course with marks', async () => {
  show(detail([delegate(1)], ahead));
  expect(await screen.findByRole('link', { name: 'Choose delegates' })).toBeInTheDocument();
  expect(await menu()).toEqual([
    ...['Write to delegates', 'Duplicate or repeat', 'Replace trainer'],
    ...['Back to draft', 'Cancel course'],
  ]);
  cleanup();
  show(detail([delegate(1, { attendance: 'absent' }), delegate(2)]));
  expect(await menu()).toEqual(['Choose delegates', 'Close course', 'Write to delegates', 'Duplicate or repeat']);
  cleanup();
  show(detail([delegate(1, marked(70, 'absent'))], { state: 'assessing' }));
  expect(await screen.findByRole('link', { name: 'Close course' })).toBeInTheDocument();
  expect(await menu()).not.toContain('Close course');
});

test('a draft without delegates is deleted from the menu after a question', async () => {
  const user = userEvent.setup();
  const requests = show(detail([], { ...ahead, state: 'draft' }));
  expect(await screen.findByRole('link', { name: 'Plan and schedule' })).toBeInTheDocument();
  expect(await menu()).toContain('Delete draft');
  await user.click(screen.getByRole('menuitem', { name: 'Delete draft' }));
  const question = await screen.findByRole('dialog', { name: 'Delete Basic life support?' });
  await user.click(within(question).getByRole('button', { name: 'Delete draft' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'DELETE')).toBe(true));
});

test('creates drafts for a day and the weeks after it, and links to each', async () => {
  const user = userEvent.setup();
  const [session] = [registerOf(70, '2099-11-01', 'not_yet')];
  const sessions = [{ ...session, training_at: '2099-11-01', training_slot: 'am' as const, place: null }];
  const requests = show(detail([], { ...ahead, sessions }));
  await menu();
  await user.click(screen.getByRole('menuitem', { name: 'Duplicate or repeat' }));
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
    '/site-admin/groups/5/virtual-groups/22/edit',
  );
});

const close_report = {
  ...{ invited: 1, declined: 1, attended: 1, partial: 0, absent: 0, excused: 0 },
  ...{ waived: 1, completed: 0, lapsed: 0, reclaimed: 0, returned: 4, forfeited: 0 },
  ...{ uninvited: 0, passed: 0, failed: 0, assessment_lapsed: 0, without_feedback: 0, revision: 0 },
};
const closed = detail([delegate(1, { attendance: 'attended', licence_waiver: 'Came as an observer' })], {
  state: 'closed',
  register: 'ended',
  registers: [registerOf(70, '2026-11-01', 'ended')],
  close_report,
  declined: [{ user: { id: 9, name: 'Mei Chan' }, note: 'On leave', declined_at: '2026-10-20T10:00:00.000Z' }],
});

test('a closed course is read-only', async () => {
  show(closed);
  expect(await screen.findByText('None: Came as an observer')).toBeInTheDocument();
  expect(screen.getByText('The register can no longer be changed.')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: /^Attendance/u })).not.toBeInTheDocument();
  expect(screen.queryByText(/marked$/u)).not.toBeInTheDocument();
  for (const name of ['Issue licences', 'Schedule', 'Close course', 'Choose delegates'])
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
});

test('the overview of a closed course shows the figures of its closing that are not 0', async () => {
  show(closed, { page: 'course-details', screen: <OverviewScreen /> });
  const summary = await screen.findByRole('region', { name: 'Closing summary' });
  expect([...summary.querySelectorAll('dl > div')].map((fact) => fact.textContent)).toEqual([
    ...['Invited1', 'Declined1', 'Attended1'],
    ...['Attended without a licence1', 'Licences returned to the general pot4'],
  ]);
});

test('the address of a historic course with its place shows the closing summary, and links to the delegates', async () => {
  standInForFetch(({ url }) => ({
    body: url.endsWith('/details') ? { room: null, venue: null, meeting: null, organiser: null } : closed,
  }));
  renderInArea(<HistoricScreen />, {
    ...{ area: 'site-admin', routes: siteAdminRoutes, name: 'historic-virtual-group-info' },
    address: '/site-admin/groups/5/historic-virtual-group/info/7',
    user: buildUser({ abilities: { superAdmin: siteAdmin } }),
  });
  expect(await screen.findByRole('region', { name: 'Closing summary' })).toBeInTheDocument();
  expect(screen.getByRole('link', { current: 'page', name: 'Overview' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Delegates/u })).toHaveAttribute(
    'href',
    '/site-admin/groups/5/virtual-groups/7/members',
  );
});

test('the history of a course names people who declined, and shows changes to site admins only', async () => {
  show(closed, { page: 'course-history', screen: <HistoryScreen /> });
  const declined = await screen.findByRole('region', { name: 'People who declined' });
  expect(within(declined).getByRole('row', { name: /Mei Chan .*On leave/u })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Changes' })).toBeInTheDocument();
  cleanup();
  show(closed, { as: 'group-admin', abilities: courses, page: 'course-history', screen: <HistoryScreen /> });
  await screen.findByRole('region', { name: 'People who declined' });
  expect(screen.queryByRole('region', { name: 'Changes' })).toBeNull();
});

test('the tab Assessment of a course without an assessment says so', async () => {
  show(detail([delegate(1)]), { page: 'course-assessment', screen: <AssessmentScreen /> });
  expect(await screen.findByRole('heading', { name: 'No assessment' })).toBeInTheDocument();
});
