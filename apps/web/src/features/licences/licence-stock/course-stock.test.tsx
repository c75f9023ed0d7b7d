import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { CourseStock } from './course-stock.tsx';

const numbers = { bought: 9, pot: 3, pools: 4, held: 2, used: 0, void: 0, low_at: 1, level: 'ok' };
const rowOf = (productId: number, certificateMonths: number) => ({
  ...numbers,
  ...{ productType: 'abstract_course', productId, certificateMonths, title: 'Sepsis' },
});

function open(rows: readonly object[], abilities: readonly string[] = ['licences.stock']) {
  const requests = standInForFetch(() => ({ body: { rows, total: rows.length, totals: {} } }));
  renderInArea(<CourseStock product={{ productType: 'abstract_course', productId: 4 }} title="Sepsis" />, {
    ...{
      area: 'site-admin',
      routes: siteAdminRoutes,
      name: 'new-licence',
      address: '/site-admin/groups/1/new-licence',
    },
    user: buildUser({ roles: [{ name: 'super_admin' }], abilities: { superAdmin: [...abilities] } }),
  });
  return requests;
}

afterEach(() => vi.unstubAllGlobals());

test('an order shows what is in stock of the course, by certificate length, and nothing of other courses', async () => {
  open([rowOf(4, 12), rowOf(5, 24)]);
  expect(await screen.findByText('3 in the general pot, 4 in pools, 2 issued and not started')).toBeVisible();
  expect(screen.getByText('12 months')).toBeVisible();
  expect(screen.queryByText('24 months')).toBeNull();
});

test('a course without licences says so', async () => {
  open([]);
  expect(await screen.findByText('No licences of Sepsis have been bought yet.')).toBeVisible();
});

test('people who may not read the stock do not ask for it', () => {
  expect(open([rowOf(4, 12)], [])).toEqual([]);
});
