import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { listChangedForms } from '../../../ui/form/changed-forms.ts';
import {
  AvailabilityScreen,
  EditTrainerScreen,
  NewTrainerScreen,
  OwnAvailabilityScreen,
  ScheduleScreen,
  TrainerCoursesScreen,
  TrainerExclusionsScreen,
  TrainerOrganisationsScreen,
  TrainersScreen,
  UpcomingCoursesScreen,
  ViewTrainerScreen,
} from './index.ts';
import { bodyOf, edit, own, serve, shown, site, trainer } from './trainers-screens.factory.ts';

afterEach(() => vi.unstubAllGlobals());

test('the list of trainers sends the filters of its address, and shows place and rating', async () => {
  const requests = serve();
  renderInArea(<TrainersScreen />, {
    ...site,
    name: 'trainers',
    address: '/site-admin/trainers?list=active&mode=virtual&product=3',
  });
  const row = await screen.findByRole('row', { name: /Gwen Pritchard/u });
  expect(within(row).getByText('LA9, North West')).toBeVisible();
  expect(within(row).getByText('of 5, 4 answers')).toBeVisible();
  expect(requests[0]?.url).toContain('list=active&mode=virtual&productId=3');
  expect(screen.getByRole('combobox', { name: 'Course' })).toHaveDisplayValue('Basic life support');
});

test('a new person becomes a trainer with name, address and profile', async () => {
  const requests = serve();
  const { router } = renderInArea(<NewTrainerScreen />, {
    ...site,
    name: 'new-trainer',
    address: '/site-admin/trainers/new-trainer',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Invite a new person' }));
  await userEvent.type(screen.getByLabelText('First name'), 'Idris');
  await userEvent.type(screen.getByLabelText('Last name'), 'Kamara');
  await userEvent.type(screen.getByLabelText('Email address'), 'idris@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await userEvent.click(await screen.findByLabelText('Face to face'));
  await userEvent.type(screen.getByLabelText('Home postcode'), 'm1 2x');
  await userEvent.click(screen.getByRole('button', { name: 'Create trainer' }));
  expect(await screen.findByRole('link', { name: 'Home postcode: This is not a UK postcode' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Face to face: Choose at least one way of teaching' })).toBeVisible();
  await userEvent.type(screen.getByLabelText('Home postcode'), 'x');
  await userEvent.click(screen.getByLabelText('Virtual'));
  await userEvent.click(screen.getByRole('button', { name: 'Create trainer' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`${edit}/courses`));
  expect(bodyOf(requests, 'POST')).toMatchObject({
    userId: null,
    firstName: 'Idris',
    email: 'idris@example.org',
    homePostcode: 'm1 2xx',
    virtual: true,
    maxJourneyMinutes: 120,
  });
});

test('sends the values with which the profile was opened', async () => {
  const requests = serve();
  renderInArea(<EditTrainerScreen />, { ...site, name: 'edit-trainer', address: edit });
  await userEvent.click(await screen.findByLabelText('Virtual'));
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
  await waitFor(() => expect(bodyOf(requests, 'PUT')).toBeDefined());
  expect(bodyOf(requests, 'PUT')).toMatchObject({
    virtual: true,
    baseValues: { virtual: false, faceToFace: true, homePostcode: 'LA9 4XX', maxJourneyMinutes: 90 },
  });
});

test('deactivating says what stays and needs a reason', async () => {
  const requests = serve();
  renderInArea(<ViewTrainerScreen />, {
    ...site,
    name: 'view-trainer',
    address: '/site-admin/trainers/view-trainer/4',
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('1 session is booked:')).toBeVisible();
  expect(within(dialog).getByText('30-11-2026, Basic life support, Harbour')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Deactivate trainer' }));
  expect(bodyOf(requests, 'POST')).toBeUndefined();
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Moved away');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Deactivate trainer' }));
  await waitFor(() => expect(bodyOf(requests, 'POST', '/deactivate')).toEqual({ reason: 'Moved away' }));
});

test('the page of a trainer who is not activated says so, and one button activates them', async () => {
  const requests = serve({ one: { ...trainer, state: 'new', activated_at: null, has_no_hours: true } });
  renderInArea(<ViewTrainerScreen />, {
    ...site,
    name: 'view-trainer',
    address: '/site-admin/trainers/view-trainer/4',
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Activate' }));
  expect(await screen.findByText(/This trainer has no hours/u)).toBeVisible();
  await waitFor(() => expect(requests.some(({ url }) => url.includes('/trainers/4/activate'))).toBe(true));
});

test('saves the level of each course that is taught, with the list as it was opened', async () => {
  const requests = serve();
  renderInArea(<TrainerCoursesScreen />, { ...site, name: 'trainer-courses', address: `${edit}/courses` });
  await userEvent.selectOptions(await screen.findByLabelText('Level: Contraception'), '3');
  await userEvent.click(screen.getByRole('button', { name: 'Save courses' }));
  await waitFor(() => expect(bodyOf(requests, 'PUT')).toBeDefined());
  expect(bodyOf(requests, 'PUT')).toEqual({
    rows: [
      { productId: 3, level: 2, validUntil: null, note: '' },
      { productId: 5, level: 3, validUntil: null, note: '' },
    ],
    baseValues: { rows: '[[3,2,null,""]]' },
  });
});

test('an organisation to avoid needs a reason', async () => {
  const requests = serve();
  renderInArea(<TrainerOrganisationsScreen />, {
    ...site,
    name: 'trainer-organisations',
    address: `${edit}/organisations`,
  });
  await userEvent.clear(await screen.findByLabelText('Reason for Harbour'));
  await userEvent.click(screen.getByRole('button', { name: 'Save organisations' }));
  expect(
    screen.getByRole('link', { name: 'Organisations: Enter the reason for each organisation to avoid or exclude' }),
  ).toBeVisible();
  expect(bodyOf(requests, 'PUT')).toBeUndefined();
  await userEvent.selectOptions(screen.getByLabelText('Kind for Harbour'), 'preferred');
  await userEvent.click(screen.getByRole('button', { name: 'Save organisations' }));
  await waitFor(() => expect(bodyOf(requests, 'PUT')).toMatchObject({ rows: [{ groupId: 7, kind: 'preferred' }] }));
});

test('days away need both days and a reason', async () => {
  const requests = serve();
  renderInArea(<TrainerExclusionsScreen />, { ...site, name: 'trainer-exclusions', address: `${edit}/exclusions` });
  await userEvent.click(await screen.findByRole('button', { name: 'Add days away' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save exclusions' }));
  expect(screen.getByRole('link', { name: 'Days away: Enter both days of each row' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove days away 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save exclusions' }));
  await waitFor(() =>
    expect(bodyOf(requests, 'PUT')).toEqual({ venues: [], days: [], baseValues: { venues: '[]', days: '[]' } }),
  );
});

test('any venue can be excluded, because the server finds it by the typed text', async () => {
  const requests = serve();
  renderInArea(<TrainerExclusionsScreen />, { ...site, name: 'trainer-exclusions', address: `${edit}/exclusions` });
  const field = await screen.findByRole('combobox', { name: 'Exclude a venue' });
  await userEvent.type(field, 'zennor');
  await userEvent.click(await screen.findByRole('option', { name: 'Zennor Hall, Zennor' }));
  expect(field).toHaveValue('');
  await userEvent.type(screen.getByLabelText('Reason for Zennor Hall, Zennor'), 'Too far');
  await userEvent.type(field, 'zennor');
  expect(await screen.findByText(/No other venue matches/u)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save exclusions' }));
  await waitFor(() =>
    expect(bodyOf(requests, 'PUT')).toEqual({
      venues: [{ venueId: 2_005, reason: 'Too far' }],
      days: [],
      baseValues: { venues: '[]', days: '[]' },
    }),
  );
});

test('marks an end before its start, and says how many rows were joined', async () => {
  const requests = serve();
  renderInArea(<AvailabilityScreen />, {
    ...site,
    name: 'edit-trainer-general-availability',
    address: '/site-admin/trainers/edit-trainer-general-availability/4',
  });
  const end = await screen.findByLabelText('End of hours 1');
  await userEvent.clear(end);
  await userEvent.type(end, '8');
  await userEvent.tab();
  expect(end).toHaveValue('08:00');
  expect(screen.getByText('The end must be after the start')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save availability' }));
  expect(bodyOf(requests, 'PUT')).toBeUndefined();
  await userEvent.clear(end);
  await userEvent.type(end, '24:00');
  await userEvent.click(screen.getByRole('button', { name: 'Save availability' }));
  await waitFor(() => expect(bodyOf(requests, 'PUT')).toMatchObject({ rules: [{ toTime: '24:00' }] }));
});

test('going through the hours without changing them leaves nothing to save', async () => {
  serve();
  renderInArea(<AvailabilityScreen />, {
    ...site,
    name: 'edit-trainer-general-availability',
    address: '/site-admin/trainers/edit-trainer-general-availability/4',
  });
  const end = await screen.findByLabelText('End of hours 1');
  await userEvent.click(end);
  await userEvent.tab();
  expect(listChangedForms()).toEqual([]);
  await userEvent.type(end, '0');
  expect(listChangedForms()).toHaveLength(1);
});

test('a trainer without hours is never available, and takes the hours that are offered', async () => {
  const requests = serve({ hours: { ...shown, rules: [] } });
  renderInArea(<OwnAvailabilityScreen />, {
    ...own,
    name: 'general-availability',
    address: '/trainers/general-availability',
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Use Mon - Fri 09:00 - 17:00' }));
  expect(screen.queryByText(/Never available/u)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save availability' }));
  await waitFor(() => expect(bodyOf(requests, 'PUT')?.rules).toHaveLength(5));
  expect(requests.find(({ method }) => method === 'PUT')?.url).toContain('/virtual-group-admin/general-availability');
});

test('the preview shows free hours around a session', async () => {
  serve();
  renderInArea(<OwnAvailabilityScreen />, {
    ...own,
    name: 'general-availability',
    address: '/trainers/general-availability',
  });
  expect(await screen.findByText('Free 09:00 - 10:00')).toBeVisible();
  expect(screen.getByText('Free 12:00 - 17:00')).toBeVisible();
});

test('the schedule links to the session, and an unknown period is a week', async () => {
  const requests = serve();
  const { router } = renderInArea(<ScheduleScreen />, { ...own, name: 'schedule', address: '/trainers/schedule/year' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/trainers/schedule/week'));
  expect(await screen.findByRole('link', { name: 'Basic life support' })).toHaveAttribute(
    'href',
    '/trainers/9/members',
  );
  expect(screen.getByText('Free 12:00 - 17:00').parentElement).toHaveTextContent('Free 12:00 - 17:00, virtual only');
  expect(screen.getByRole('link', { name: 'Later' })).toHaveAttribute('href', '/trainers/schedule/week?on=2026-12-02');
  expect(requests.some(({ url }) => url.includes('/schedule/week'))).toBe(true);
});

test('upcoming courses name the findings about them', async () => {
  const requests = serve();
  renderInArea(<UpcomingCoursesScreen />, {
    ...site,
    name: 'upcoming-pharmacist-led-courses',
    address: '/site-admin/trainers/upcoming-pharmacist-led-courses?finding=any&kind=4',
  });
  expect(await screen.findByText('Harbour, session 1 of 2')).toBeVisible();
  const row = screen.getByRole('row', { name: /Basic life support/u });
  expect(within(row).getByText('No trainer')).toBeVisible();
  expect(within(row).getByText('Draft')).toBeVisible();
  expect(requests.find(({ url }) => url.includes('upcoming'))?.url).toContain('finding=any&deliverableId=4');
});
