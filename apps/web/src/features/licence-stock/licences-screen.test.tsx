import type { LevelRow } from '@doselore/contract/licence-levels';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { groupAdminRoutes } from '../../areas/group-admin/routes.tsx';
import { standInForFetch } from '../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../test-support/people.ts';
import { renderInArea } from '../../test-support/render-in-area.tsx';
import { LicencesScreen } from './licences-screen.tsx';

const sepsis: LevelRow = {
  productType: 'abstract_course',
  productId: 3,
  title: 'Sepsis',
  certificateMonths: 24,
  group: { id: 5, name: 'Brightwell' },
  pot: 40,
  pools: 30,
  held: 20,
  used: 9,
  void: 1,
  bought: 100,
  low_at: 10,
  level: 'ok',
  days_of_cover: 90,
} as LevelRow;
const totals = { courses: 1, bought: 100, pot: 40, pools: 30, held: 20, used: 9, void: 1, low: 0 };

afterEach(() => vi.unstubAllGlobals());

test('every number links to the movements that add up to it', async () => {
  standInForFetch(({ url }) => {
    if (url.includes('licence')) return { body: { rows: [sepsis], total: 1, totals } };
    return { body: { id: 5, name: 'Brightwell' } };
  });
  renderInArea(<LicencesScreen />, {
    area: 'group-admin',
    routes: groupAdminRoutes,
    name: 'licences',
    address: '/group-admin/5/licences',
    user: buildUser({ roles: [{ name: 'group_admin' }], abilities: { groupingAdmin: ['licences.list'] } as never }),
  });
  await screen.findByText('Sepsis');
  const opens = (what: string) => {
    const link = screen.getByRole('link', { name: new RegExp(`^Sepsis, 24 months, ${what}: .*show movements$`, 'u') });
    return new URL(link.getAttribute('href') ?? '', 'https://doselore.example').searchParams;
  };
  expect(opens('general pot').get('account')).toBe('POT');
  expect(opens('In pools').get('account')).toBe('POOLS');
  expect(opens('Issued, not started').get('account')).toBe('HELD');
  expect(opens('Used').get('account')).toBe('USED');
  expect(opens('Written off').get('account')).toBe('VOID');
  expect(screen.getByText('of 100 bought in total').previousSibling?.textContent).toBe('1');
  expect([opens('Bought').get('kind'), opens('Bought').get('course')]).toEqual(['purchase', '3']);
});
