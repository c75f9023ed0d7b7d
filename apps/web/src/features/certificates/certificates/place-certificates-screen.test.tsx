import type { Action } from '@doselore/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { PlaceCertificatesScreen } from './place-certificates-screen.tsx';

const brightwell = { id: 5, name: 'Brightwell' };
const certificate = {
  id: 7,
  serial: 'DL-2026-3F8KQ2WX',
  title: 'Safe dispensing',
  awarded_on: '2026-01-10',
  expires_on: '2027-01-10',
  state: 'valid',
  verify_code: 'CODE',
  user: { id: 12, name: 'Mary Penrose' },
  group: brightwell,
  can_open: true,
};
const erased = { ...certificate, id: 8, user: { id: 13, name: 'Erased person 13' }, can_open: false };

afterEach(() => vi.unstubAllGlobals());

function show(address: string, { name = 'certificates', abilities = ['certificates.read'] as Action[] } = {}) {
  const requests = standInForFetch(({ url }) => {
    if (url.includes('/certificates/courses'))
      return { body: [{ product_type: 'abstract_course', product_id: 3, title: 'Safe dispensing', count: 2 }] };
    if (url.includes('/certificates')) return { body: { rows: [certificate, erased], total: 2 } };
    return { body: url.includes('/subgroups/') ? { id: 9, name: 'Hove', group: brightwell } : brightwell };
  });
  renderInArea(<PlaceCertificatesScreen />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name,
    address,
    user: buildUser({ abilities: { superAdmin: abilities } }),
  });
  return requests;
}

test('lists the holders with links to their certificates, and locks the name of an erased person', async () => {
  show('/site-admin/groups/5/certificates');
  expect(await screen.findByRole('link', { name: 'Mary Penrose' })).toHaveAttribute(
    'href',
    '/site-admin/groups/5/members-info/12/certificates',
  );
  expect(
    screen.getByRole('button', { name: 'Download certificate: Safe dispensing, Mary Penrose' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open certificate: Safe dispensing, Mary Penrose' })).toHaveAttribute(
    'href',
    '/api/admin/groups/5/certificates/7/pdf',
  );
  expect(screen.getAllByRole('link', { name: /^Open certificate/u })).toHaveLength(1);
  expect(screen.getByText('Name locked')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Erased person 13' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Withdraw/u })).not.toBeInTheDocument();
});

test('filters by course, and offers site admins to withdraw', async () => {
  const requests = show('/site-admin/groups/5/certificates?from=2026-01-01', {
    abilities: ['certificates.read', 'certificates.withdraw'],
  });
  await screen.findByRole('option', { name: 'Safe dispensing (2)' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Course' }), 'abstract_course-3');
  await waitFor(() => {
    const queries = requests.map(({ url }) => new URL(url, 'http://localhost').searchParams);
    expect(queries.find((query) => query.get('productId') === '3')?.get('awardedFrom')).toBe('2026-01-01');
  });
  expect(screen.getAllByRole('button', { name: /^Withdraw certificate/u })).toHaveLength(2);
});

test('the page of a service requests the certificates of its members alone', async () => {
  const requests = show('/site-admin/groups/5/subgroups/9/certificates', { name: 'subgroup-certificates' });
  expect(await screen.findByRole('link', { name: 'Mary Penrose' })).toHaveAttribute(
    'href',
    '/site-admin/groups/5/subgroups/9/members-info/12/certificates',
  );
  expect(requests.every(({ url }) => url.includes('/groups/5/subgroups/9'))).toBe(true);
  expect(await screen.findByRole('link', { name: 'Hove' })).toBeInTheDocument();
});
