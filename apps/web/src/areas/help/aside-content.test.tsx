import type { CurrentUser } from '@doselore/contract/auth';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { standInForFetch } from '../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../test-support/people.ts';
import { renderInArea } from '../../test-support/render-in-area.tsx';
import { groupAdminRoutes } from '../group-admin/routes.tsx';
import { siteAdminRoutes } from '../site-admin/routes.tsx';
import { AsideContent } from './aside-content.tsx';
import { aboutPage, guideTexts } from './guide-texts.ts';

const audit = (id: number) => ({
  ...{ id, at: '2026-03-01T10:15:00.000Z', action: 'groups.change', level: 'superAdmin', subject: 'group 1' },
  ...{ actor: { id: 3, name: 'Alva Auditor' }, group: null, subject_name: null, request_id: null },
  ...{ detail: {}, names: {}, personal: null, changes: { ods_code: ['FA1', 'FA2'] } },
});
const event = { key: 'a1', at: '2026-03-01T10:15:00.000Z', action: 'members.change', about: null, group: null };

type At = { name: string; address: string; subject: string | undefined };

function open(level: 'site' | 'organisation', { name, address, subject }: At, total = 1) {
  const requests = standInForFetch(({ url }) => {
    if (url.endsWith('/audits')) return { body: { rows: total === 0 ? [] : [audit(1)], total } };
    if (url.includes('/history')) return { body: { rows: [{ ...event, actor: null }], total } };
    return { body: {} };
  });
  const role = level === 'site' ? 'super_admin' : 'group_admin';
  const abilities: CurrentUser['abilities'] =
    level === 'site' ? { superAdmin: ['audits.read'] } : { groupingAdmin: ['members.history'] };
  const user = buildUser({ roles: [{ name: role }], abilities });
  const place =
    level === 'site'
      ? ({ area: 'site-admin', routes: siteAdminRoutes } as const)
      : ({ area: 'group-admin', routes: groupAdminRoutes } as const);
  renderInArea(<AsideContent subject={subject} />, { ...place, name, address, user });
  return requests;
}

afterEach(() => vi.unstubAllGlobals());

const editGroup = { name: 'edit-group', address: '/site-admin/groups/1/edit-group', subject: 'group 1' };

test('the guide explains the page in its own words', async () => {
  open('site', editGroup, 0);
  expect(await screen.findByRole('heading', { name: 'About this page' })).toBeVisible();
  const section = guideTexts['super-admin'].find(({ heading }) => heading === 'Details of a place');
  expect(screen.getByText(section?.text ?? 'no such section')).toBeVisible();
});

test('site admins see the latest changes of the record, with a link to all of them', async () => {
  open('site', editGroup, 12);
  const changes = (await screen.findByRole('heading', { name: 'Latest changes' })).closest('section') as HTMLElement;
  expect(changes).toHaveTextContent('Alva Auditor, 01-03-2026');
  expect(within(changes).getByRole('link', { name: 'Show all 12 changes' })).toHaveAttribute(
    'href',
    '/site-admin/admin-audits?about=group+1',
  );
});

test('organisation admins see what was done for a member, without the names of site admins', async () => {
  open('organisation', { name: 'edit-user', address: '/group-admin/1/edit-user/9', subject: 'user 9' });
  const changes = (await screen.findByRole('heading', { name: 'Latest changes' })).closest('section') as HTMLElement;
  expect(changes).toHaveTextContent('A site admin, 01-03-2026');
  expect(within(changes).getByRole('link')).toHaveAttribute('href', '/group-admin/1/members-info/9/history');
});

test('organisation admins do not ask for changes that they may not read', async () => {
  const requests = open('organisation', {
    ...{ name: 'edit-subgroup', address: '/group-admin/1/subgroups/2/edit', subject: 'subgroup 2' },
  });
  expect(await screen.findByRole('heading', { name: 'About this page' })).toBeVisible();
  expect(requests.filter(({ url }) => /audits|history/u.test(url))).toEqual([]);
  expect(screen.queryByRole('heading', { name: 'Latest changes' })).toBeNull();
});

test('long help is cut after a sentence, and says where the rest is', () => {
  const [first] = aboutPage('super-admin', 'close-course');
  expect(first).toMatchObject({ heading: 'Close or cancel a course', isCut: true });
  expect(first?.text.length).toBeLessThanOrEqual(420);
  expect(first?.text).toMatch(/\.$/u);
});

test('every form has short help: at most 900 characters, unless a single section is longer', () => {
  for (const key of Object.keys(guideTexts) as (keyof typeof guideTexts)[])
    for (const name of guideTexts[key].flatMap(({ routes = [] }) => routes)) {
      const about = aboutPage(key, name);
      const length = about.reduce((sum, { text, steps = [] }) => sum + text.length + steps.join('').length, 0);
      expect({ key, name, isShort: about.length === 1 || length <= 900 }).toEqual({ key, name, isShort: true });
    }
});
