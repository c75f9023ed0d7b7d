import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { subgroupAdminRoutes } from '../../../areas/subgroup-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { ChooseCourseScreen } from './choose-course-screen.tsx';

const key = { productType: 'abstract_course', productId: 3, title: 'Sepsis', certificateMonths: 24 };

const show = () =>
  renderInArea(<ChooseCourseScreen />, {
    area: 'subgroup-admin',
    routes: subgroupAdminRoutes,
    name: 'issue-licences',
    address: '/subgroup-admin/5/6/issue-licences',
    user: buildUser({ abilities: { subgroupAdmin: ['licences.issue', 'licences.issueFromPot'] } }),
  });

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('a course opens the check of the people who were selected, without courses that have nothing left', async () => {
  const user = userEvent.setup();
  standInForFetch(({ url }) =>
    url.includes('general-pot')
      ? {
          body: {
            rows: [
              { ...key, pool: 4, pot: 7, held: 0, used: 0 },
              { ...key, productId: 8, title: 'Flu', pool: 0, pot: 0, held: 0, used: 0 },
            ],
            total: 2,
          },
        }
      : { body: { id: 6, name: 'Hove', group: { id: 5, name: 'Brightwell' } } },
  );
  const { router } = show();
  expect(await screen.findByText('Nobody is selected')).toBeInTheDocument();
  await router.navigate('/subgroup-admin/5/6/issue-licences', { state: { userIds: [1, 2] } });
  await user.click(await screen.findByRole('button', { name: 'Choose Sepsis, pool of this service' }));
  expect(screen.queryByText('Flu')).not.toBeInTheDocument();
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/subgroup-admin/5/6/licences/bulk-issue-from-pool/3/4/24'),
  );
  expect(router.state.location.search).toBe('?step=check');
});
