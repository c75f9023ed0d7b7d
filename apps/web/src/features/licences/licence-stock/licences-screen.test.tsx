import type { LevelRow } from '@doselore/contract/licence-levels';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { groupAdminRoutes } from '../../../areas/group-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
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

const show = (row: LevelRow) => {
  standInForFetch(({ url }) =>
    url.includes('licence') ? { body: { rows: [row], total: 1, totals } } : { body: { id: 5, name: 'Brightwell' } },
  );
  renderInArea(<LicencesScreen />, {
    area: 'group-admin',
    routes: groupAdminRoutes,
    name: 'licences',
    address: '/group-admin/5/licences',
    user: buildUser({ roles: [{ name: 'group_admin' }], abilities: { groupingAdmin: ['licences.list'] } as never }),
  });
};

test('an empty general pot with licences in pools is not called empty', async () => {
  show({ ...sepsis, pot: 0 });
  const row = await screen.findByRole('row', { name: /Sepsis/u });
  expect(row).toHaveTextContent('30 of 100 left');
  expect(row).not.toHaveTextContent(/Empty|Low/u);
});

test('every number links to the movements that add up to it', async () => {
  show(sepsis);
  await screen.findByText('Sepsis');
  const opens = (what: string) => {
    const link = screen.getByRole('link', { name: new RegExp(`^Sepsis, 24 months, ${what}: .*show movements$`, 'u') });
    return new URL(link.getAttribute('href') ?? '', 'https://doselore.example').searchParams;
  };
  expect(opens('General pot').get('account')).toBe('POT');
  expect(opens('In pools').get('account')).toBe('POOLS');
  expect(opens('Not started').get('account')).toBe('HELD');
  expect(opens('Used').get('account')).toBe('USED');
  expect(opens('Written off').get('account')).toBe('VOID');
  expect(screen.getByText('of 100 bought in total').previousSibling?.textContent).toBe('1');
  expect([opens('Bought').get('kind'), opens('Bought').get('course')]).toEqual(['purchase', '3']);
});
