import type { Action } from '@doselore/contract';
import type { MemberInfo } from '@doselore/contract/members';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { groupAdminRoutes } from '../../../areas/group-admin/routes.tsx';
import { subgroupAdminRoutes } from '../../../areas/subgroup-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildMemberInfo } from '../../../test-support/member-info.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { MemberCertificatesScreen, MemberLearningScreen } from '../../learning/learning-records/index.ts';
import { MemberInfoScreen } from './member-info-screen.tsx';

const record = {
  source: 'online',
  id: 4,
  title: 'Sepsis',
  group: { id: 5, name: 'Brightwell' },
  state: 'in_progress',
  started_on: '2026-02-01',
  last_on: '2026-02-03',
  parts_done: 1,
  parts_total: 2,
  score: 84,
  parts: [
    { title: 'Recognise', status: 'passed', score: 84, attempts: 2, seconds: 1440 },
    { title: 'Respond', status: 'not attempted', score: null, attempts: 0, seconds: null },
  ],
};
const certificate = {
  id: 31,
  serial: 'DL-2026-ABCDEFGH',
  title: 'Sepsis',
  awarded_on: '2026-01-10',
  expires_on: null,
  state: 'valid',
  verify_code: 'CODE',
  user: { id: 9, name: 'Sam Whitlock' },
  group: { id: 5, name: 'Brightwell' },
  can_open: true,
};

function serve(changes: Partial<MemberInfo> = {}, learning = record) {
  return standInForFetch(({ url }) => {
    if (url.includes('/training-status')) return { body: { items: [], admins: [] } };
    if (url.includes('/learning')) return { body: [learning] };
    if (url.includes('/certificates')) return { body: { rows: [certificate], total: 1 } };
    if (/members-info\/9$/u.test(url)) return { body: buildMemberInfo(changes) };
    return { body: { id: 5, name: 'Brightwell', group: { id: 5, name: 'Brightwell' } } };
  });
}

const reads: Action[] = ['members.list', 'learning.records', 'certificates.read', 'licences.list', 'members.history'];
const showToService = (screenOf: React.ReactNode, name: string, address: string, abilities: Action[] = reads) =>
  renderInArea(screenOf, {
    area: 'subgroup-admin',
    routes: subgroupAdminRoutes,
    name,
    address: `/subgroup-admin/5/3/${address}`,
    user: buildUser({ abilities: { subgroupAdmin: abilities } }),
  });
const showToOrganisation = (abilities: Action[]) =>
  renderInArea(<MemberInfoScreen />, {
    area: 'group-admin',
    routes: groupAdminRoutes,
    name: 'members-info',
    address: '/group-admin/5/members-info/9',
    user: buildUser({ abilities: { groupingAdmin: abilities } }),
  });

afterEach(() => vi.unstubAllGlobals());

test('the tabs of a person lead to each page that the level may read', async () => {
  serve();
  showToService(<MemberInfoScreen />, 'members-info', 'members-info/9', ['members.list', 'learning.records']);
  const tabs = await screen.findByRole('navigation', { name: 'Pages about this person' });
  expect(
    within(tabs)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Details', 'Progress and results']);
  expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
});

test('an organisation admin can issue to, edit and archive a member', async () => {
  const user = userEvent.setup();
  serve();
  showToOrganisation([...reads, 'members.write', 'licences.issue', 'members.archive', 'members.resetPasswords']);
  expect(await screen.findByRole('link', { name: 'Issue licence' })).toHaveAttribute(
    'href',
    '/group-admin/5/issue-licence/9',
  );
  expect(screen.getByRole('link', { name: 'Edit' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Send password link' })).toBeInTheDocument();
  expect(screen.getByRole('menuitem', { name: 'Archive' })).toBeInTheDocument();
});

test('a member who has left can only be restored', async () => {
  serve({ left_at: '2026-02-03T09:00:00Z' });
  showToOrganisation([...reads, 'members.write', 'licences.issue', 'members.archive']);
  expect(await screen.findByRole('button', { name: 'Restore' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Issue licence' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
});

test('progress and results have each module in words', async () => {
  serve();
  showToService(<MemberLearningScreen />, 'members-learning', 'members-info/9/learning');
  expect(await screen.findByRole('heading', { name: 'Sam Whitlock: progress and results' })).toBeInTheDocument();
  expect(await screen.findByText('Results of 2 modules')).toBeInTheDocument();
  expect(screen.getByText('Passed, 84 points, attempt 2, 24 min')).toBeInTheDocument();
  expect(screen.getByText('Not started')).toBeInTheDocument();
});

test.each([
  ['modules alone', 2, '1 of 2 modules'],
  ['modules and materials', 4, '1 of 4 parts'],
])('progress in a course with %s counts what the course has', async (_name, parts_total, progress) => {
  serve({}, { ...record, parts_total });
  showToService(<MemberLearningScreen />, 'members-learning', 'members-info/9/learning');
  expect(await screen.findByText(progress)).toBeInTheDocument();
  expect(screen.getByText('Results of 2 modules')).toBeInTheDocument();
});

test('a service admin opens a certificate in their service', async () => {
  const user = userEvent.setup();
  const requests = serve();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => undefined }));
  showToService(<MemberCertificatesScreen />, 'members-certificates', 'members-info/9/certificates');
  await user.click(await screen.findByRole('button', { name: 'Download certificate: Sepsis' }));
  const urls = requests.map(({ url }) => url);
  expect(urls).toContain('/api/subgroup-admin/groups/5/subgroups/3/certificates/31/pdf');
  expect(urls.some((url) => url.includes('certificates?') && url.includes('userId=9'))).toBe(true);
});

test('a person who is not here has one page with a way back', async () => {
  standInForFetch(({ url }) =>
    /members-info\/9/u.test(url)
      ? { status: 404, body: { code: 'not_found', message: 'No' } }
      : { body: { id: 5, name: 'Brightwell', group: { id: 5, name: 'Brightwell' } } },
  );
  showToService(<MemberInfoScreen />, 'members-info', 'members-info/9');
  expect(await screen.findByRole('heading', { level: 1, name: 'Person not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open Members' })).toHaveAttribute('href', '/subgroup-admin/5/3/members');
  expect(screen.queryByText('This member could not be loaded')).not.toBeInTheDocument();
});
