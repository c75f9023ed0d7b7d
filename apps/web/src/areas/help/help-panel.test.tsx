import type { CurrentUser } from '@doselore/contract/auth';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AreaKey } from '../../platform/area/index.ts';
import { defineRoutes } from '../../platform/routes/index.ts';
import { standInForFetch } from '../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../test-support/people.ts';
import { renderInArea } from '../../test-support/render-in-area.tsx';
import { guideTexts } from './guide-texts.ts';
import { HelpPanel } from './help-panel.tsx';

beforeEach(() => void standInForFetch(() => ({ status: 503 })));
afterEach(() => vi.unstubAllGlobals());

const screenOf = () => Promise.resolve({ Component: () => null });

/** Returns the title of a page's help, and the headings about this page. */
async function helpAt(area: AreaKey, name: string, user: CurrentUser) {
  const routes = defineRoutes(area, [{ name, path: '/tested', title: 'Tested', screen: screenOf }]);
  const place = { area, routes, name, address: '/tested', user };
  renderInArea(<HelpPanel opened onClose={() => undefined} />, place);
  const dialogue = await screen.findByRole('dialog');
  const here = within(dialogue).queryByText('On this page')?.parentElement;
  const headings = here
    ? within(here)
        .getAllByRole('heading')
        .map((heading) => heading.textContent)
    : [];
  return { title: within(dialogue).getByRole('heading', { level: 2 }).textContent, headings };
}

const holding = (role: string, levels: ('HIGH' | 'MED' | 'LOW')[] = []) =>
  buildUser({
    roles: [{ name: role }],
    subgroups_managed: levels.map((level, id) => ({
      id,
      name: 'Hove',
      group: { id: 1, name: 'Quayside', group_setting: { default_service_manager_level: level } },
    })),
  });

test('help explains the learner’s current page first', async () => {
  expect(await helpAt('learner', 'results', buildUser())).toEqual({
    title: 'Help: Learner guide',
    headings: ['Your results', 'Your certificates'],
  });
});

test.each([
  ['site-admin', 'scos', holding('super_admin'), 'Help: Site admin guide', 'Packages'],
  [
    'group-admin',
    'licences',
    holding('group_admin'),
    'Help: Organisation admin guide',
    'General pot, pools, issued, used',
  ],
  ['site-admin', 'broken-managers', holding('super_admin'), 'Help: Site admin guide', 'Broken admins'],
  ['site-admin', 'admin-audits', holding('super_admin'), 'Help: Site admin guide', 'Admin audits'],
  ['group-admin', 'dashboard', holding('group_admin'), 'Help: Organisation admin guide', 'Dashboard'],
  ['trainer', 'pharmacist-led-training', holding('trainer'), 'Help: Trainer guide', 'Today'],
  [
    'subgroup-admin',
    'subgroups',
    holding('subgroup_admin', ['HIGH', 'HIGH']),
    'Help: Service admin guide',
    'Your level: High or Medium',
  ],
  [
    'subgroup-admin',
    'subgroups',
    holding('subgroup_admin', ['MED']),
    'Help: Service admin guide',
    'Your level: High or Medium',
  ],
  [
    'subgroup-admin',
    'subgroups',
    holding('subgroup_admin', ['HIGH', 'LOW']),
    'Help: Service admin guide, level 3',
    'Your level: Low',
  ],
  ['subgroup-admin', 'subgroups', holding('subgroup_admin'), 'Help: Service admin guide, level 3', 'Your level: Low'],
  ['public', 'notifications', holding('group_admin'), 'Help: Organisation admin guide', 'Notifications'],
  ['public', 'faq', buildUser(), 'Help: Learner guide', 'Find an answer'],
] as const)('in %s at %s the guide fits role and page', async (area, name, user, title, first) => {
  const help = await helpAt(area, name, user);
  expect([help.title, help.headings[0]]).toEqual([title, first]);
});

test('a page that no guide mentions still gets the whole guide', async () => {
  expect((await helpAt('trainer', 'something-new', holding('trainer'))).headings).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Your courses' })).toBeInTheDocument();
});

test('no guide repeats a heading or uses internal terms', () => {
  for (const [key, sections] of Object.entries(guideTexts)) {
    const headings = sections.map(({ heading }) => heading);
    expect({ key, twice: headings.length - new Set(headings).size }).toEqual({ key, twice: 0 });
    const text = sections
      .map((section) => `${section.heading} ${section.text ?? ''} ${(section.steps ?? []).join(' ')}`)
      .join(' ');
    expect(text).not.toMatch(/\b(subgroup|virtual group|paper course|sco|pled|group)s?\b/i);
  }
});
