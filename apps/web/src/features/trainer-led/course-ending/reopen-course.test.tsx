import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { mayReopen, ReopenCourse } from './reopen-course.tsx';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const detail = (changes: Partial<VirtualGroupDetail> = {}) =>
  ({
    ...{
      id: 7,
      title: 'Basic life support',
      group: { id: 5, name: 'Brightwell' },
      state: 'closed',
      ended_at: daysAgo(1),
    },
    ...changes,
  }) as VirtualGroupDetail;

afterEach(() => vi.unstubAllGlobals());

test('a course may be reopened for 30 days after it was closed', () => {
  expect(mayReopen(detail({ ended_at: daysAgo(29) }))).toBe(true);
  expect(mayReopen(detail({ ended_at: daysAgo(31) }))).toBe(false);
  expect(mayReopen(detail({ state: 'cancelled' }))).toBe(false);
});

test('a course is reopened with a reason', async () => {
  const user = userEvent.setup();
  const requests = standInForFetch(() => ({ body: {} }));
  renderInArea(<ReopenCourse detail={detail()} opened onClose={() => undefined} />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: 'historic-virtual-group-info',
    address: '/site-admin/groups/5/historic-virtual-group/info/7',
    user: buildUser({ abilities: { superAdmin: ['virtualGroups.reopen'] } }),
  });
  const dialogue = await screen.findByRole('dialog', { name: 'Reopen Basic life support?' });
  await user.click(within(dialogue).getByRole('button', { name: 'Reopen course' }));
  expect((await within(dialogue).findAllByText('Enter the reason')).length).toBeGreaterThan(0);
  await user.type(within(dialogue).getByRole('textbox', { name: 'Reason for reopening' }), 'Swapped marks');
  await user.click(within(dialogue).getByRole('button', { name: 'Reopen course' }));
  await waitFor(() => {
    const sent = requests.find(({ url }) => url.endsWith('/virtual-groups/7/reopen'));
    expect(sent?.body).toMatchObject({ reason: 'Swapped marks' });
  });
});
