import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useRail } from '../../../../areas/frames/use-rail.ts';
import { groupAdminRoutes } from '../../../../areas/group-admin/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { WaitingPlaceEnquiries } from './index.ts';

afterEach(() => vi.unstubAllGlobals());

function Menu() {
  return (
    <>
      <ul>
        {useRail().items.map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <WaitingPlaceEnquiries />
    </>
  );
}

function open({ isOn, waiting }: { isOn: boolean; waiting: number }) {
  const requests = standInForFetch(({ url }) => {
    if (url.includes('site-info')) return { body: { demo: false, bookings: isOn } };
    if (url.includes('/booking-enquiries')) return { body: { rows: [], total: waiting } };
    return { body: { id: 7, name: 'Harbour', is_archived: false } };
  });
  const abilities = { groupingAdmin: ['bookings.read', 'members.list'] } as never;
  const user = buildUser({ roles: [{ name: 'group_admin' }], abilities });
  const address = '/group-admin/7/members';
  renderInArea(<Menu />, { area: 'group-admin', routes: groupAdminRoutes, name: 'members', address, user });
  return requests;
}

test('the menu counts the enquiries that wait for a choice', async () => {
  const requests = open({ isOn: true, waiting: 3 });
  expect(await screen.findByText('enquiries wait for you', { exact: false })).toHaveTextContent(
    'enquiries wait for you',
  );
  expect(screen.getByText('Booking enquiries')).toBeInTheDocument();
  expect(requests.some(({ url }) => url.includes('/groups/7/booking-enquiries') && url.includes('stage=waiting'))).toBe(
    true,
  );
});

test('while bookings are off, the menu has no entry for them and no count', async () => {
  open({ isOn: false, waiting: 3 });
  await waitFor(() => expect(screen.queryByText('Booking enquiries')).not.toBeInTheDocument());
  expect(screen.getByText('Members')).toBeInTheDocument();
  expect(screen.queryByText('wait for you', { exact: false })).not.toBeInTheDocument();
});
