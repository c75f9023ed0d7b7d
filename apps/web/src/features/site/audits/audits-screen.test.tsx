import type { AuditRow, AuditSeal } from '@doselore/contract/audits';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { AuditsScreen } from './audits-screen.tsx';

const row: AuditRow = {
  id: 41,
  at: '2026-03-01T10:15:00.000Z',
  action: 'users.change',
  level: 'superAdmin',
  actor: { id: 3, name: 'Alva Auditor' },
  group: { id: 5, name: 'Brightwell' },
  subject: 'user 12',
  subject_name: 'Jo Patel',
  detail: { seatsReturned: 4, source: 'VGPOOL', reason: 'personAsked', subgroupId: 8 },
  names: { subgroupId: 'Mill Road' },
  changes: { is_demo: [true, false], started_on: [null, '2026-01-31'] },
  personal: { first_name: ['Joanne', 'Jo'], username: [null, 'jo_patel'] },
  request_id: null,
};
const sealed: AuditSeal = {
  sealed: 41,
  sealed_up_to: '2026-03-01T10:15:00.000Z',
  waiting: 0,
  verified_at: '2026-03-02T04:00:00.000Z',
  verified_rows: 41,
  fault: null,
};

function open({ search = '', seal = sealed }: { search?: string; seal?: AuditSeal } = {}) {
  const requests = standInForFetch(({ url }) => {
    if (url.endsWith('/audits/seal')) return { body: seal };
    if (url.endsWith('/audits')) return { body: { rows: [row], total: 1 } };
    return { body: { rows: [], total: 0 } };
  });
  renderInArea(<AuditsScreen />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: 'admin-audits',
    address: `/site-admin/admin-audits${search}`,
    user: buildUser({ roles: [{ name: 'super_admin' }] }),
  });
  return () => requests.filter(({ url }) => url.endsWith('/audits')).at(-1)?.body;
}

afterEach(() => vi.unstubAllGlobals());

test('a row describes the change in words, with the values before it', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Audit trail' });
  const shown = within(table).getAllByRole('row')[1] as HTMLElement;
  expect(shown).toHaveTextContent('Changed the details of a user');
  expect(shown).toHaveTextContent('Is demo: yes → no');
  expect(shown).toHaveTextContent('and 6 more');
  expect(within(shown).getByRole('link', { name: 'Jo Patel' })).toHaveAttribute('href', '/site-admin/users/info/12');
  expect(within(shown).getByRole('link', { name: 'Brightwell' })).toHaveAttribute(
    'href',
    '/site-admin/groups/5/dashboard',
  );
});

test('the details have every change and fact in words, with names instead of ids, and return the focus', async () => {
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole('button', { name: /Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Show details' }));
  const details = await screen.findByRole('dialog', { name: 'Changed the details of a user' });
  for (const text of [
    'First name: Joanne → Jo',
    'Seats returned: 4',
    'Source: pool of a Pharmacist-led Course',
    'Reason: person asked',
    'Started on: 31-01-2026',
    'Username: jo_patel',
    'Service: Mill Road',
  ])
    expect(details).toHaveTextContent(text);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: /Actions for/ })).toHaveFocus());
});

test('the list sends the valid filters of the address and leaves out the invalid ones', async () => {
  const requests = open({ search: '?by=3&about=user+12&family=users&level=nonsense&from=2026-03-01&to=soon&group=x' });
  expect(await screen.findByRole('button', { name: 'Done by Alva Auditor' })).toBeInTheDocument();
  expect(requests()).toMatchObject({
    by: 3,
    about: 'user 12',
    family: 'users',
    level: '',
    from: '2026-03-01',
    to: '',
    group: null,
    per_page: 20,
  });
});

test('the menu of a row filters by its person or subject, and a chip removes the filter', async () => {
  const pointer = userEvent.setup();
  const requests = open();
  await pointer.click(await screen.findByRole('button', { name: 'Actions for Changed the details of a user, row 41' }));
  await pointer.click(await screen.findByRole('menuitem', { name: 'Only changes about Jo Patel' }));
  const chip = await screen.findByRole('button', { name: 'About Jo Patel' });
  expect(requests()).toMatchObject({ about: 'user 12' });
  await pointer.click(chip);
  expect(screen.queryByRole('button', { name: 'About Jo Patel' })).not.toBeInTheDocument();
});

test('shows how many rows of the trail are sealed, and reports a row that was changed', async () => {
  open({ seal: { ...sealed, waiting: 2, fault: 'Row 17 was changed' } });
  expect(await screen.findByText('Changed after it was recorded')).toBeInTheDocument();
  expect(
    screen.getByText(/Sealed up to Sun 1st Mar 2026, 10:15: 41 rows. 2 more rows wait to be sealed./u),
  ).toHaveTextContent('Verified on Mon 2nd Mar 2026, 04:00: Row 17 was changed.');
});
