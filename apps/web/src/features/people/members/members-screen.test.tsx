import type { Action } from '@doselore/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { groupAdminRoutes } from '../../../areas/group-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { MembersScreen } from './members-screen.tsx';

let waitingNow: unknown[] = [];

const expiring = {
  ...{ group: { id: 5, name: 'Brightwell' }, productType: 'abstract_course', productId: 6, title: 'Travel' },
  ...{ certificateMonths: 12, state: 'expired', expires_on: '2026-02-28', days_left: -3, licence: null },
  seat: {
    ...{ productType: 'abstract_course', productId: 6, title: 'Travel', certificateMonths: 12 },
    ...{ is_refresher: false, source: 'POT', available: 2 },
  },
};

const row = (id: number) => ({
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
  waiting_results: id === 2 ? waitingNow.length : 0,
  expiring: id === 1 ? [expiring] : [],
});
const waiting = (licence_id: number, title: string) => ({
  licence_id,
  title,
  issued_on: '2026-03-03',
  is_waiting: true,
  rule: { has_score: false, pass_mark: null, evidence: 'none', assessors: [] },
  result: null,
  scan: null,
  corrected: [],
});

function serve() {
  return standInForFetch(({ method, url }) => {
    if (url.includes('/paper-results')) return { body: method === 'GET' ? waitingNow : { id: 1 } };
    if (method === 'PUT') return { body: { added: 1, removed: 0 } };
    if (url.includes('/bulk-password-reset')) return { body: { round: null } };
    if (url.includes('/subgroups?')) return { body: { rows: [{ id: 3, name: 'Mill Road' }], total: 1 } };
    if (url.includes('/members')) return { body: { rows: [row(1), row(2)], total: 2 } };
    return { body: { id: 5, name: 'Brightwell' } };
  });
}

const all: Action[] = ['members.list', 'members.membership', 'licences.issueInGroup', 'members.resetPasswords'];

const show = (abilities = all, search = '') =>
  renderInArea(<MembersScreen />, {
    area: 'group-admin',
    routes: groupAdminRoutes,
    name: 'members',
    address: `/group-admin/5/members${search}`,
    user: buildUser({ abilities: { groupingAdmin: abilities } }),
  });

beforeEach(() => {
  waitingNow = [waiting(7, 'Injection practical'), waiting(8, 'Sign-off')];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => undefined }));
});
afterEach(() => vi.unstubAllGlobals());

test('filters by service and by job role', async () => {
  const user = userEvent.setup();
  const requests = serve();
  show();
  await user.selectOptions(await screen.findByLabelText('Service'), 'Mill Road');
  await user.selectOptions(screen.getByLabelText('Job role'), 'Dispenser');
  await waitFor(() =>
    expect(requests.some(({ url }) => url.includes('service=3') && url.includes('role=Dispenser'))).toBe(true),
  );
});

test('selected members are passed on to the page where a course is chosen', async () => {
  const user = userEvent.setup();
  serve();
  const { router } = show();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Person 2' }));
  await user.click(screen.getByRole('button', { name: 'Issue licence' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/group-admin/5/issue-licences'));
  expect(router.state.location.state).toEqual({ userIds: [2] });
});

test('selected members are added to a service', async () => {
  const user = userEvent.setup();
  const requests = serve();
  show();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Person 1' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Person 2' }));
  await user.click(screen.getByRole('button', { name: 'Add to service' }));
  await user.click(await screen.findByRole('button', { name: 'Add 2 members' }));
  expect((await screen.findAllByText('Choose a service')).length).toBeGreaterThan(0);
  await user.selectOptions(within(screen.getByRole('dialog')).getByRole('combobox', { name: 'Service' }), 'Mill Road');
  await user.click(screen.getByRole('button', { name: 'Add 2 members' }));
  expect(
    await screen.findByText(/1 member added to Mill Road\. 1 member already belonged to it\./),
  ).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'PUT')).toMatchObject({
    url: '/api/grouping-admin/groups/5/subgroups/3/membership',
    body: { add: [1, 2], remove: [] },
  });
});

test('the export of selected members names them, in the format that was chosen', async () => {
  const user = userEvent.setup();
  const requests = serve();
  show(['members.list']);
  await user.click(await screen.findByRole('checkbox', { name: 'Select Person 2' }));
  expect(screen.queryByRole('button', { name: 'Add to service' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excel (XLSX)' }));
  await waitFor(() => expect(requests.some(({ url }) => url.includes('/members/csv'))).toBe(true));
  const sent = requests.find(({ url }) => url.includes('/members/csv'));
  expect(sent?.url).toContain('ids=2');
  expect(sent?.headers.get('Accept')).toContain('spreadsheetml');
});

test('a member is made an organiser in the menu of the row, which can be undone', async () => {
  const user = userEvent.setup();
  const requests = serve();
  show([...all, 'managers.write']);
  await user.click(await screen.findByRole('button', { name: /Person 1/u }));
  await user.click(await screen.findByRole('menuitem', { name: 'Make organiser' }));
  await waitFor(() =>
    expect(requests.filter(({ method }) => method === 'PUT').map(({ url }) => url)).toEqual([
      '/api/grouping-admin/groups/5/organisers/1',
    ]),
  );
});

test('records the result of a member for the chosen course, where a licence waits for one', async () => {
  const user = userEvent.setup();
  const requests = serve();
  show([...all, 'paperCourses.record']);
  await user.click(await screen.findByRole('button', { name: 'Actions for Person 1' }));
  expect(await screen.findByRole('menuitem', { name: 'Info' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Record result' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Actions for Person 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Record result' }));
  const dialogue = within(await screen.findByRole('dialog', { name: 'Record result: Person 2' }));
  const course = await dialogue.findByRole('combobox', { name: 'Course' });
  expect(dialogue.queryByRole('radio')).not.toBeInTheDocument();
  await user.selectOptions(course, 'Sign-off, licence issued 03-03-2026');
  await user.click(dialogue.getByRole('radio', { name: 'Pass' }));
  await user.type(dialogue.getByRole('textbox', { name: 'Assessor' }), 'Amara Osei');
  await user.click(dialogue.getByRole('button', { name: 'Record result' }));
  expect(await screen.findByText('Result of Sign-off saved')).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([
    expect.objectContaining({
      url: '/api/grouping-admin/groups/5/members-info/2/paper-results/8',
      body: expect.objectContaining({ outcome: 'pass', assessor: 'Amara Osei' }),
    }),
  ]);
});

test('names the only course that waits for a result', async () => {
  const user = userEvent.setup();
  waitingNow = [waiting(7, 'Injection practical')];
  serve();
  show([...all, 'paperCourses.record']);
  await user.click(await screen.findByRole('button', { name: 'Actions for Person 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Record result' }));
  const dialogue = await screen.findByRole('dialog', { name: 'Record result: Person 2' });
  expect(await within(dialogue).findByText('Injection practical')).toBeInTheDocument();
  expect(within(dialogue).queryByRole('combobox', { name: 'Course' })).not.toBeInTheDocument();
});

test('offers no result to admins who may only read them', async () => {
  const user = userEvent.setup();
  serve();
  show([...all, 'paperCourses.results']);
  await user.click(await screen.findByRole('button', { name: 'Actions for Person 2' }));
  expect(await screen.findByRole('menuitem', { name: 'Info' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Record result' })).not.toBeInTheDocument();
});

test('the filter shows each expired certificate with its day, and a row renews it', async () => {
  const user = userEvent.setup();
  const requests = serve();
  show(all, '?certificates=ended');
  const table = await screen.findByRole('table', { name: /^Members/u });
  expect(await within(table).findByText('expired 3 days ago, 28-02-2026')).toBeInTheDocument();
  expect(within(table).queryByRole('columnheader', { name: 'Live licences' })).not.toBeInTheDocument();
  await user.click(within(table).getByRole('button', { name: 'Renew: Travel for Person 1' }));
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/issue-licence/1'))).toBe(true));
});

test('the list has no column of expiring certificates without this filter', async () => {
  serve();
  show();
  const table = await screen.findByRole('table', { name: /^Members/u });
  await within(table).findByText('Person 1');
  expect(within(table).queryByRole('columnheader', { name: 'Expiring or expired' })).not.toBeInTheDocument();
});
