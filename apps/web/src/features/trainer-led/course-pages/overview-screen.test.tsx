import type { CourseDetails, VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { trainerRoutes } from '../../../areas/trainer/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { OverviewScreen } from './overview-screen.tsx';

const detail = {
  ...{ id: 7, title: 'Basic life support', group: { id: 5, name: 'Brightwell' }, subgroup: null },
  ...{
    state: 'scheduled',
    register: 'not_yet',
    deliverable_id: 4,
    trainer: 'Amara Osei',
    co_trainers: ['Gwen Pritchard'],
  },
  ...{ training_start: '2027-02-01T10:00:00.000Z', training_end: '2027-02-01T12:00:00.000Z', sessions: [] },
  ...{ place: 'Quay Room', delegates: 3, delegatePlacesAllowed: 12, accepted: 1, waiting: 0, pool: 0 },
  ...{ certificateMonths: 12, organiser: null, what_to_bring: null, by_membership_only: false, ended_at: null },
  ...{ end_reason: '', close_report: null, declined: [], registers: [], delegate_rows: [], sessions_required: null },
} as unknown as VirtualGroupDetail;

const details: CourseDetails = {
  room: 'First floor',
  venue: {
    name: 'Harbour Hotel',
    address: '1 Quay Road, Morecambe, LA4 4XX',
    capacity: 16,
    equipment: ['projector', 'step_free'],
    access_notes: 'Ring the bell at the back',
    contact: { name: 'Hilda Brown', phone: '01524 000 000', email: null },
  },
  meeting: null,
  organiser: { name: 'Judith Marlowe', email: 'judith@example.org' },
};

afterEach(() => vi.unstubAllGlobals());

function show(found: CourseDetails) {
  standInForFetch(({ url }) => {
    if (url.endsWith('/details')) return { body: found };
    return { body: url.endsWith('/managers') ? { lead: null, co_trainers: [] } : detail };
  });
  renderInArea(<OverviewScreen />, {
    area: 'trainer',
    routes: trainerRoutes,
    name: 'course-details',
    address: '/trainers/7/details',
    user: buildUser({ abilities: { virtualGroupAdmin: ['virtualGroups.read', 'virtualGroups.details'] } }),
  });
}

test('shows how to get to the venue, its equipment and whom to call', async () => {
  show(details);
  const map = await screen.findByRole('link', { name: /Map of 1 Quay Road/u });
  expect(map).toHaveAttribute('href', expect.stringContaining('openstreetmap.org'));
  expect(screen.getByText('Ring the bell at the back')).toBeInTheDocument();
  expect(screen.getByText('Projector and Step-free access')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '01524 000 000' })).toHaveAttribute('href', 'tel:01524000000');
  expect(screen.getByRole('link', { name: 'judith@example.org' })).toHaveAttribute('href', 'mailto:judith@example.org');
  expect(screen.getByText('Gwen Pritchard')).toBeInTheDocument();
});

test('a course without a place says that none is set yet', async () => {
  show({ room: null, venue: null, meeting: null, organiser: null });
  expect(await screen.findByText('No place is set yet.')).toBeInTheDocument();
});

test('names the account of the meeting of a virtual course', async () => {
  show({ ...details, venue: null, room: null, meeting: { account: 'Zoom 1' } });
  expect(await screen.findByText('Zoom 1')).toBeInTheDocument();
});
