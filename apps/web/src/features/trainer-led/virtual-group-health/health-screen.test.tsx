import type { Finding } from '@doselore/contract/virtual-group-health';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { CourseFindings } from './course-findings.tsx';
import { HealthScreen } from './health-screen.tsx';

const late: Finding = {
  check: 'register-late',
  key: '7 register-late',
  virtual_group: { id: 7, name: 'Basic life support' },
  group: { id: 1, name: 'Northgate' },
  subgroup: null,
  trainer: 'Amara Osei',
  is_draft: false,
  training_start: '2027-02-01T10:00:00.000Z',
  detail: '3 of 5 delegates without a mark',
  ...{ next_session: null, days: 1 },
};

afterEach(() => vi.unstubAllGlobals());

function show({ rows, details = '' }: { rows: Finding[]; details?: string }) {
  const by_check = rows.map(({ check }) => ({ check, count: 1 }));
  const requests = standInForFetch(({ url }) =>
    url.includes('/virtual-groups-health')
      ? { body: { rows, total: rows.length, looked_at: 12, with_findings: rows.length, by_check } }
      : { body: { rows: [], total: 0 } },
  );
  renderInArea(<HealthScreen />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: details === '' ? 'virtual-groups-health' : 'virtual-groups-health-check',
    address: `/site-admin/reports/virtual-groups-health${details}`,
    user: buildUser({ abilities: { superAdmin: ['virtualGroups.health', 'virtualGroups.close'] } }),
  });
  return requests;
}

test('a finding says what to do, and leads to the page where it is fixed', async () => {
  show({
    rows: [late, { ...late, check: 'close-late', key: '8 close-late', virtual_group: { id: 8, name: 'Other' } }],
  });
  expect(await screen.findByText('2 of 12 courses need attention')).toBeInTheDocument();
  expect(screen.getByText('The course is over. Complete the register.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Basic life support/u })).toHaveAttribute(
    'href',
    '/site-admin/groups/1/virtual-groups/7/members',
  );
  expect(screen.getByRole('link', { name: /Other/u })).toHaveAttribute(
    'href',
    '/site-admin/groups/1/virtual-groups/8/close-course',
  );
});

test('a course of several days shows its next day and how many days there are', async () => {
  const next_session = { training_start: '2027-02-03T10:00:00.000Z', training_end: '2027-02-03T12:00:00.000Z' };
  show({ rows: [{ ...late, days: 3, next_session }] });
  expect(await screen.findByText('03-02-2027')).toBeInTheDocument();
  expect(screen.getByText('Next of 3 days')).toBeInTheDocument();
});

test('the check in the address is chosen, and its findings are requested', async () => {
  const requests = show({ rows: [late], details: '/register-late' });
  expect(await screen.findByRole('combobox', { name: 'Check' })).toHaveValue('register-late');
  expect(requests.some(({ url }) => url.includes('details=register-late'))).toBe(true);
});

test('an unknown check in the address requests the findings of all checks', async () => {
  const requests = show({ rows: [], details: '/nonsense' });
  expect(await screen.findByText('Nothing needs attention')).toBeInTheDocument();
  expect(requests.some(({ url }) => url.includes('details=all'))).toBe(true);
});

test('choosing a number of weeks requests the findings of that time', async () => {
  const user = userEvent.setup();
  const requests = show({ rows: [late] });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Courses that begin in the' }), '26');
  expect(requests.some(({ url }) => url.includes('weeks=26'))).toBe(true);
});

test('the page of a course shows its own findings, and links to the page that fixes each', async () => {
  const rows: Finding[] = [late, { ...late, check: 'no-place', key: '7 no-place', detail: '' }];
  const requests = standInForFetch(() => ({
    body: { rows, total: 2, looked_at: 1, with_findings: 1, by_check: [] },
  }));
  renderInArea(<CourseFindings virtualGroupId={7} />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: 'delegates',
    address: '/site-admin/groups/1/virtual-groups/7/members',
    user: buildUser({ abilities: { superAdmin: ['virtualGroups.health'] } }),
  });
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Attendance missing (3 of 5 delegates without a mark). The course is over. Complete the register. ',
    'No place. Choose a venue, or enter a place. Schedule',
  ]);
  expect(screen.getByRole('link', { name: 'Schedule' })).toHaveAttribute(
    'href',
    '/site-admin/groups/1/virtual-groups/7/edit',
  );
  expect(requests[0]?.url).toContain('virtualGroupId=7');
});
