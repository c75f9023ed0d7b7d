import type { Absence } from '@doselore/contract/absences';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { AbsenteesScreen } from './absentees-screen.tsx';

const absence = (changes: Partial<Absence> = {}): Absence => ({
  key: '7 12',
  user: { id: 12, name: 'Ola Day' },
  group: { id: 1, name: 'Northgate' },
  subgroup: { id: 2, name: 'Market Square' },
  virtual_group: { id: 7, name: 'Basic life support' },
  product: { id: 5, name: 'Basic life support' },
  trainer: 'Amara Osei',
  day: '2026-09-01',
  is_excused: false,
  seat: 'returned',
  caught_up: null,
  is_member: true,
  ...changes,
});
const elsewhere = absence({ key: '8 13', user: { id: 13, name: 'Ida Moss' }, group: { id: 3, name: 'Harbour' } });

const course = { id: 9, title: 'Basic life support', training_start: '2027-02-01T10:00:00.000Z' };

afterEach(() => vi.unstubAllGlobals());

function show(rows: Absence[]) {
  const requests = standInForFetch(({ url, method }) => {
    if (method === 'PUT') return { body: { added: 1, removed: 0, reclaimed: 0 } };
    if (url.includes('/pled-absentees'))
      return {
        body: {
          ...{ rows, total: rows.length, figures: { absent: 3, excused: 1, caught_up: 2, there: 9 } },
          ...{ services: [{ id: 2, name: 'Market Square', count: 2 }], trainers: [], products: [] },
        },
      };
    if (url.includes('/virtual-groups'))
      return { body: { rows: [{ ...course, delegates: 4, delegatePlacesAllowed: 6 }], total: 1 } };
    return { body: { rows: [], total: 0 } };
  });
  renderInArea(<AbsenteesScreen />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: 'pled-absentees',
    address: '/site-admin/reports/pled-absentees',
    user: buildUser({ abilities: { superAdmin: ['virtualGroups.absences', 'virtualGroups.invite'] } }),
  });
  return requests;
}

test('shows who was absent, the rate of absence, and links to the person and the course', async () => {
  show([absence(), absence({ key: '7 14', user: { id: 14, name: 'Al Reid' }, is_excused: true })]);
  expect(await screen.findByText('25%', { selector: 'dd' })).toBeInTheDocument();
  const table = screen.getByRole('region', { name: 'Absentees' });
  expect(within(table).getByText('Excused')).toBeInTheDocument();
  expect(within(table).getByRole('link', { name: /Ola Day/u })).toHaveAttribute(
    'href',
    '/site-admin/groups/1/members-info/12',
  );
});

test('people of one organisation are invited to one of its upcoming courses', async () => {
  const user = userEvent.setup();
  const requests = show([absence()]);
  await user.click(await screen.findByRole('checkbox', { name: /Ola Day/u }));
  await user.click(screen.getByRole('button', { name: 'Rebook' }));
  const dialogue = await screen.findByRole('dialog', { name: 'Invite to another course' });
  await user.selectOptions(await within(dialogue).findByRole('combobox', { name: 'Course' }), '9');
  await user.click(within(dialogue).getByRole('button', { name: 'Invite 1 person' }));
  await waitFor(() => {
    const sent = requests.find(({ method }) => method === 'PUT');
    expect(sent?.url).toContain('/groups/1/virtual-groups/9/membership');
    expect(sent?.body).toMatchObject({ add: [12], remove: [] });
  });
});

test('people of two organisations are not rebooked together', async () => {
  const user = userEvent.setup();
  show([absence(), elsewhere]);
  await user.click(await screen.findByRole('checkbox', { name: /Ola Day/u }));
  await user.click(screen.getByRole('checkbox', { name: /Ida Moss/u }));
  expect(screen.getByText('Choose people of one organisation to rebook them')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Rebook' })).not.toBeInTheDocument();
});
