import type { Action } from '@doselore/contract';
import type { LicenceRow, TakeBackRow } from '@doselore/contract/licences';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { subgroupAdminRoutes } from '../../../../areas/subgroup-admin/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { IssuedLicencesScreen } from './issued-licences-screen.tsx';

const licence = (id: number, name: string, changes: Partial<LicenceRow> = {}): LicenceRow => ({
  id,
  productType: 'abstract_course',
  productId: 4,
  title: 'Sepsis',
  certificateMonths: 24,
  state: 'issued',
  issued_at: '2026-02-03T10:00:00.000Z',
  started_at: null,
  ended_at: null,
  end_reason: null,
  is_free_retry: false,
  root_licence_id: null,
  source: 'POOL',
  source_place: 'Hove',
  subgroup_id: 7,
  virtual_group_id: null,
  can_retry: false,
  user: { id, name },
  issued_by: 'Max Manager',
  ...changes,
});

const rows = [
  licence(1, 'Ada Moss'),
  licence(2, 'Bea Lee', { state: 'in_progress' }),
  licence(3, 'Cal Ray'),
  licence(4, 'Dee Fox', { subgroup_id: 8 }),
  licence(5, 'Eve Hart', { state: 'revoked', end_reason: 'technical_fault' }),
];

const outcome = ({ id, user, title }: LicenceRow): TakeBackRow => ({
  licence_id: id,
  user,
  title,
  what: 'reclaim',
  returns_to: { kind: 'POOL', place: 'Hove' },
  why: null,
});

afterEach(() => vi.unstubAllGlobals());

function open(actions: Action[]) {
  const requests = standInForFetch(({ url }) => {
    if (url.endsWith('/preview'))
      return {
        body: { rows: [rows[0], rows[2]].map((row) => row && outcome(row)), reclaimed: 2, revoked: 0, refused: 0 },
      };
    if (url.includes('/issued-licences')) return { body: { rows, total: rows.length } };
    return { body: { id: 7, name: 'Hove', group: { id: 5, name: 'Brightwell' } } };
  });
  renderInArea(<IssuedLicencesScreen />, {
    area: 'subgroup-admin',
    routes: subgroupAdminRoutes,
    name: 'issued-licences',
    address: '/subgroup-admin/5/7/issued-licences',
    user: buildUser({ roles: [{ name: 'subgroup_admin' }], abilities: { subgroupAdmin: actions } as never }),
  });
  return requests;
}

const box = (name: string) => screen.queryByRole('checkbox', { name: new RegExp(name, 'u') });

test('unstarted licences that were issued for the service can be taken back together', async () => {
  const user = userEvent.setup();
  const requests = open(['licences.list', 'licences.reclaim']);
  await screen.findByText('Ada Moss');
  expect([box('Bea Lee'), box('Dee Fox')]).toEqual([null, null]);
  for (const name of ['Ada Moss', 'Cal Ray'])
    await user.click(screen.getByRole('checkbox', { name: new RegExp(name, 'u') }));
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  const dialogue = await screen.findByRole('dialog', { name: 'Take back licences?' });
  expect(await within(dialogue).findAllByText(/Sepsis/u)).toHaveLength(2);
  expect(requests.find(({ url }) => url.endsWith('/preview'))?.body).toMatchObject({ licenceIds: [1, 3] });
});

test('people who may not take licences back get no checkboxes', async () => {
  open(['licences.list']);
  await screen.findByText('Ada Moss');
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
});

test('the reason why a licence ended is shown in words', async () => {
  open(['licences.list']);
  const row = (await screen.findByText('Eve Hart')).closest('tr');
  expect(row?.textContent).toContain('Technical fault');
  expect(row?.textContent).not.toContain('technical_fault');
});
