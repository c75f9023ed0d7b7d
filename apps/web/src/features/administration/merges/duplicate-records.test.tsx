import type { DuplicateKind, DuplicateRecord, DuplicateSide } from '@doselore/contract/merges';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { DuplicateRecordsScreen } from './duplicate-records-screen.tsx';

const side = (id: number, more: Partial<DuplicateSide>): DuplicateSide => ({
  id,
  name: 'Sepsis',
  group: { id: 5, name: 'Brightwell' },
  productType: null,
  productId: null,
  certificateMonths: null,
  state: null,
  on: null,
  expires_on: null,
  count: null,
  ods_code: null,
  premises_number: null,
  ...more,
});
const course = { productType: 'abstract_course', productId: 3, certificateMonths: 12 } as const;
const person = { id: 9, first_name: 'Lucy', last_name: 'Marsham', email: 'lucy@example.org' };
const licences: DuplicateRecord = {
  one: side(1, { ...course, state: 'issued', on: '2026-03-04' }),
  other: side(2, { ...course, state: 'in_progress', on: '2026-03-05', group: { id: 6, name: 'Tarn' } }),
  reasons: ['same_course'],
  person,
};
const months: DuplicateRecord = {
  one: side(1, { ...course, certificateMonths: 36, count: 4 }),
  other: side(2, { ...course, certificateMonths: 24, count: 1 }),
  reasons: ['months'],
  person: null,
};
const venues: DuplicateRecord = {
  one: side(1, { name: 'Quay Room', count: 2, on: '2026-05-06' }),
  other: side(2, { name: 'quay-room', count: 1 }),
  reasons: ['spelling'],
  person: null,
};

afterEach(() => vi.unstubAllGlobals());

function show(kind: DuplicateKind, row: DuplicateRecord) {
  const sent: { url: string; body: unknown }[] = [];
  standInForFetch(({ url, method, body }) => {
    if (method === 'GET') return { body: { rows: [row], total: 1, searched_at: '2026-06-01T10:00:00.000Z' } };
    sent.push({ url, body });
    return { body: url.endsWith('respell') ? { virtual_group_ids: [2] } : { ok: true } };
  });
  renderInArea(<DuplicateRecordsScreen kind={kind} />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: `duplicate-${kind}`,
    address: `/site-admin/reports/duplication-overview/${kind}`,
    user: buildUser({ roles: [{ name: 'super_admin' }], abilities: { superAdmin: ['merges.write'] } as never }),
  });
  return sent;
}

async function openMenu(name: string) {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  return user;
}

test('two licences link to where each can be taken back, and both can be kept', async () => {
  const sent = show('licences', licences);
  const user = await openMenu('Lucy Marsham, Sepsis');
  expect(screen.getByText('In progress, issued 05-03-2026')).toBeInTheDocument();
  const back = await screen.findByRole('menuitem', { name: 'Take back at Tarn' });
  expect(back).toHaveAttribute('href', '/site-admin/groups/6/members-licences/9');
  await user.click(screen.getByRole('menuitem', { name: 'Both are needed' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ body: { oneId: 1, otherId: 2, distinct: true } });
  expect(sent[0]?.url).toContain('/reports/duplication-overview/licences/distinct');
});

test('two certificate lengths link to the change of each', async () => {
  show('months', months);
  await openMenu('Sepsis, Brightwell');
  const change = await screen.findByRole('menuitem', { name: 'Change the licences of 36 months' });
  expect(change).toHaveAttribute('href', '/site-admin/groups/5/edit-cert-months?course=3&months=36');
  expect(screen.getByRole('link', { name: '24 months' })).toHaveAttribute('href', '/site-admin/groups/5/licences/3/24');
});

test('a venue gets the chosen spelling after confirmation', async () => {
  const sent = show('venues', venues);
  const user = await openMenu('Quay Room and quay-room');
  await user.click(await screen.findByRole('menuitem', { name: 'Use “Quay Room”' }));
  await screen.findByText(/1 course of Brightwell is held at “quay-room” now/u);
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Use this spelling' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ groupId: 5, from: 'quay-room', to: 'Quay Room' });
});
