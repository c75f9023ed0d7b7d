import type { ProjectDetail, ProjectRequest } from '@doselore/contract/bookings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { buildProject, buildRequest, choices } from './bookings.factory.ts';
import {
  DatesScreen,
  NewProjectScreen,
  NewRequestScreen,
  ProjectScreen,
  ProjectsScreen,
  RequestScreen,
} from './index.ts';

const abilities = { superAdmin: ['bookings.list', 'bookings.manage', 'groups.list', 'virtualGroups.create'] } as never;
const user = buildUser({ roles: [{ name: 'super_admin' }], abilities });
const site = { area: 'site-admin', routes: siteAdminRoutes, user } as const;
const base = '/site-admin/bookings/projects';

afterEach(() => vi.unstubAllGlobals());

type World = { project?: ProjectDetail; request?: ProjectRequest; times?: string; isOn?: boolean };

function serve({ project = buildProject(), request = buildRequest(), times = '[]', isOn = true }: World = {}) {
  return standInForFetch(({ url, method }) => {
    if (method === 'POST') return { body: { id: 12 } };
    if (method === 'PUT') return { body: { ok: true, now: {} } };
    if (url.includes('site-info')) return { body: { demo: false, bookings: isOn } };
    if (url.includes('/times-of-interest')) return { body: { times, rows: [] } };
    if (url.includes('/project-requests/')) return { body: request };
    if (url.endsWith('/projects/4/choices')) return { body: choices };
    if (url.endsWith('/projects/4')) return { body: project };
    if (url.includes('/projects')) return { body: { rows: [project], total: 1 } };
    if (url.includes('/new-virtual-group')) return { body: { products: [], organisers: choices.organisers } };
    if (url.includes('/subgroups')) return { body: { rows: [{ id: 21, name: 'Lancaster' }], total: 1 } };
    if (/\/groups\/7$/u.test(url)) return { body: { id: 7, name: 'Harbour', is_archived: false } };
    return { body: { rows: [{ id: 7, name: 'Harbour' }], total: 1 } };
  });
}
const sent = (requests: ReturnType<typeof serve>, verb: string) =>
  requests.filter(({ method }) => method === verb).map(({ url, body }) => ({ url, ...(body as object) }));

test('the list names organisation, organiser and the requests with their states, and filters by who has to act', async () => {
  const requests = serve();
  renderInArea(<ProjectsScreen />, { ...site, name: 'projects', address: base });
  const row = await screen.findByRole('row', { name: /Winter training/u });
  for (const text of ['Harbour', 'Judith Marlowe', 'Injection technique', 'Draft', 'Site admins'])
    expect(within(row).getByText(text)).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Waiting for'), 'organiser');
  await waitFor(() => expect(requests.some(({ url }) => url.includes('waitingFor=organiser'))).toBe(true));
  await userEvent.selectOptions(screen.getByLabelText('State'), 'all');
  await waitFor(() => expect(requests.some(({ url }) => url.includes('state=all'))).toBe(true));
});

test('while bookings are off the pages say so, and offer no change', async () => {
  serve({ isOn: false });
  renderInArea(<ProjectScreen />, { ...site, name: 'project', address: `${base}/4/edit` });
  expect(await screen.findByText(/Bookings are switched off on this site\./u)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Injection technique' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add a request' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Cancel/u })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save project' })).not.toBeInTheDocument();
});

test('a project is opened for an organisation or one of its services, with an organiser of it', async () => {
  const requests = serve();
  const { router } = renderInArea(<NewProjectScreen />, { ...site, name: 'new-project', address: `${base}/new` });
  await userEvent.click(screen.getByRole('button', { name: 'Open project' }));
  expect(screen.getByRole('link', { name: 'Title: Enter a title' })).toBeVisible();
  expect(sent(requests, 'POST')).toEqual([]);
  await userEvent.click(screen.getByRole('combobox', { name: 'Organisation' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Harbour' }));
  await userEvent.selectOptions(await screen.findByLabelText('Service (optional)'), '21');
  await waitFor(() => expect(screen.getByRole('option', { name: 'Judith Marlowe' })).toBeInTheDocument());
  await userEvent.selectOptions(screen.getByLabelText('Organiser'), '9');
  await userEvent.type(screen.getByLabelText('Title'), 'Spring training');
  await userEvent.click(screen.getByRole('button', { name: 'Open project' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`${base}/12/edit`));
  expect(sent(requests, 'POST')[0]).toMatchObject({
    ...{ title: 'Spring training', groupId: 7, subgroupId: 21, organiserUserId: 9, notes: '' },
  });
});

test('a request of a course that is taught face to face asks for a place, and one online for a meeting', async () => {
  const requests = serve();
  const address = `${base}/4/project-requests/new`;
  const { router } = renderInArea(<NewRequestScreen />, { ...site, name: 'new-project-request', address });
  const course = await screen.findByLabelText('Course');
  expect(screen.queryByLabelText('Venue (optional)')).not.toBeInTheDocument();
  await userEvent.selectOptions(course, '6');
  expect(screen.getByLabelText('Meeting account (optional)')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Link to the meeting (optional)'), 'https://meet.example.org/a');
  await userEvent.selectOptions(course, '3');
  expect(screen.queryByLabelText('Meeting account (optional)')).not.toBeInTheDocument();
  expect(screen.getByRole('option', { name: /Quay Room.*Not for Harbour/u })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Location (optional)'), '8');
  await userEvent.selectOptions(screen.getByLabelText('Time of day'), 'am');
  await userEvent.click(screen.getByRole('button', { name: 'Add request' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`${base}/4/project-requests/12/manuallyChooseToi`));
  expect(sent(requests, 'POST')[0]).toMatchObject({
    ...{ productId: 3, delegates: 8, minutes: 180, slot: 'am', certificateMonths: 24 },
    ...{ locationId: 8, venueId: null, meetingUrl: null },
  });
});

test('a draft can be changed, and a cancelled request shows what it asked for and why it ended', async () => {
  const address = `${base}/4/project-requests/5/edit`;
  const requests = serve();
  const { unmount } = renderInArea(<RequestScreen />, { ...site, name: 'project-request', address });
  const delegates = await screen.findByLabelText('Delegates');
  await userEvent.clear(delegates);
  await userEvent.type(delegates, '501');
  await userEvent.click(screen.getByRole('button', { name: 'Save request' }));
  expect(sent(requests, 'PUT')).toEqual([]);
  await userEvent.clear(delegates);
  await userEvent.type(delegates, '12');
  await userEvent.click(screen.getByRole('button', { name: 'Save request' }));
  await waitFor(() => expect(sent(requests, 'PUT')).toHaveLength(1));
  expect(sent(requests, 'PUT')[0]).toMatchObject({ delegates: 12, baseValues: { delegates: 8 } });
  unmount();
  serve({ request: buildRequest({ state: 'cancelled', end_reason: 'Two people only' }) });
  renderInArea(<RequestScreen />, { ...site, name: 'project-request', address });
  expect(await screen.findByText('180 minutes')).toBeVisible();
  expect(screen.getByText('Two people only')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save request' })).not.toBeInTheDocument();
});

test('a request has thresholds and trainers to leave out, and later only these and its notes can be changed', async () => {
  const address = `${base}/4/project-requests/5/edit`;
  const requests = serve({ request: buildRequest({ minimum_score: 55 }) });
  const { unmount } = renderInArea(<RequestScreen />, { ...site, name: 'project-request', address });
  expect(await screen.findByLabelText('Lowest score (optional)')).toHaveValue('55');
  const leaveOut = within(screen.getByRole('group', { name: 'Leave out' }));
  await userEvent.click(leaveOut.getByRole('checkbox', { name: 'Gwen Pritchard' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save request' }));
  await waitFor(() => expect(sent(requests, 'PUT')).toHaveLength(1));
  expect(sent(requests, 'PUT')[0]).toMatchObject({
    ...{ minimumScore: 55, excludedTrainerIds: '22', minimumFeedback: null },
    baseValues: { minimumScore: 55, excludedTrainerIds: null },
  });
  unmount();
  const later = serve({ request: buildRequest({ state: 'seeking' }) });
  renderInArea(<RequestScreen />, { ...site, name: 'project-request', address });
  await userEvent.type(await screen.findByLabelText('Notes (optional)'), 'Ring first');
  expect(screen.queryByLabelText('Delegates')).not.toBeInTheDocument();
  expect(screen.getByText('180 minutes')).toBeVisible();
  await userEvent.click(screen.getByText('More'));
  await userEvent.type(screen.getByLabelText('Longest journey in minutes (optional)'), '90');
  await userEvent.click(screen.getByRole('button', { name: 'Save request' }));
  await waitFor(() => expect(sent(later, 'PUT')).toHaveLength(1));
  expect(sent(later, 'PUT')[0]).toMatchObject({ notes: 'Ring first', maximumJourneyMinutes: 90, delegates: 8 });
});

test('a draft at own premises leads to a new venue, which then takes their place', async () => {
  const address = `${base}/4/project-requests/5/edit`;
  const request = buildRequest({ place: 'Head office', place_postcode: 'LA4 4XX' });
  serve({ request });
  const { unmount } = renderInArea(<RequestScreen />, { ...site, name: 'project-request', address });
  const link = (await screen.findByRole('link', { name: 'Create venue' })).getAttribute('href') ?? '';
  expect(link).toMatch(/^\/site-admin\/venues\/new\?name=Head\+office&postcode=LA4\+4XX&organisation=7&capacity=8&/u);
  expect(new URLSearchParams(link.split('?')[1]).get('back')).toBe(address);
  unmount();
  const requests = serve({ request });
  renderInArea(<RequestScreen />, { ...site, name: 'project-request', address: `${address}?venue=31` });
  expect(await screen.findByLabelText('Venue (optional)')).toHaveValue('31');
  await userEvent.click(screen.getByRole('button', { name: 'Save request' }));
  await waitFor(() => expect(sent(requests, 'PUT')).toHaveLength(1));
  expect(sent(requests, 'PUT')[0]).toMatchObject({
    ...{ venueId: 31, place: null, placePostcode: null },
    baseValues: { venueId: null, place: 'Head office', placePostcode: 'LA4 4XX' },
  });
});

test('dates are days with a first and a last start', async () => {
  const requests = serve({ times: '[["2027-01-12T09:00:00.000Z","2027-01-12T10:30:00.000Z"]]' });
  const address = `${base}/4/project-requests/5/manuallyChooseToi`;
  renderInArea(<DatesScreen />, { ...site, name: 'project-request-dates', address });
  const last = await screen.findByLabelText('Last start of date 1');
  expect(screen.getByLabelText('First start of date 1')).toHaveValue('09:00');
  await userEvent.clear(last);
  await userEvent.type(last, '8:30');
  await userEvent.click(screen.getByRole('button', { name: 'Save dates' }));
  expect((await screen.findAllByText(/The last start must not be before the first/u)).length).toBeGreaterThan(0);
  await userEvent.clear(last);
  await userEvent.type(last, '11am');
  await userEvent.click(screen.getByRole('button', { name: 'Save dates' }));
  await waitFor(() => expect(sent(requests, 'PUT')).toHaveLength(1));
  expect(sent(requests, 'PUT')[0]).toMatchObject({
    times: '[["2027-01-12T09:00:00.000Z","2027-01-12T11:00:00.000Z"]]',
  });
});

test('cancelling a request needs a reason', async () => {
  const requests = serve();
  renderInArea(<ProjectScreen />, { ...site, name: 'project', address: `${base}/4/edit` });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel request: Injection technique' }));
  const dialogue = await screen.findByRole('dialog');
  await userEvent.click(within(dialogue).getByRole('button', { name: 'Cancel request' }));
  expect(sent(requests, 'POST')).toEqual([]);
  await userEvent.type(within(dialogue).getByLabelText('Reason'), 'No longer needed');
  await userEvent.click(within(dialogue).getByRole('button', { name: 'Cancel request' }));
  await waitFor(() => expect(sent(requests, 'POST')).toHaveLength(1));
  expect(sent(requests, 'POST')[0]).toMatchObject({ reason: 'No longer needed' });
});
