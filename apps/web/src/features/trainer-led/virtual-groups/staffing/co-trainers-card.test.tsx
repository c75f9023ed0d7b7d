import type { Plan } from '@doselore/contract/virtual-groups';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { CoTrainersCard } from './co-trainers-card.tsx';

const plan = (changes: Partial<Plan> = {}) =>
  ({
    ...{ title: 'Basic life support', trainerUserId: 3, trainer: 'Amara Osei', venueId: null, place: 'Quay Room' },
    ...{ co_trainers: [], meeting_account_id: null, state: 'scheduled', marked: 0 },
    sessions: [{ training_start: '2027-02-01T10:00:00.000Z', training_end: '2027-02-01T12:00:00.000Z', place: null }],
    ...changes,
  }) as unknown as Plan;

const teaches = { code: 'overlap', text: 'Teaches First aid 10:00 - 12:00', can_be_ignored: true };
const trainer = (id: number, name: string, changes: object = {}) => ({
  ...{ id, name, verdict: 'possible', conflicts: [], score: 60, parts: [] },
  ...changes,
});
const trainers = [
  trainer(3, 'Amara Osei'),
  trainer(4, 'Gwen Pritchard'),
  trainer(5, 'Hamish Laird', { verdict: 'conflict', conflicts: [teaches] }),
  trainer(6, 'Neil Strand', { verdict: 'impossible' }),
];

afterEach(() => vi.unstubAllGlobals());

function show(shown: Plan) {
  const requests = standInForFetch(({ method, url }) =>
    url.endsWith('/schedule/check')
      ? { body: { trainers, venue_conflicts: [], account_conflicts: [] } }
      : { body: method === 'PUT' ? { lead: null, co_trainers: [] } : {} },
  );
  renderInArea(<CoTrainersCard plan={shown} />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: 'edit-virtual-group',
    address: '/site-admin/groups/1/virtual-groups/7/edit',
    user: buildUser({ abilities: { superAdmin: ['virtualGroups.schedule', 'virtualGroups.write'] } }),
  });
  return requests;
}
const choice = (name: string) => screen.findByRole('combobox', { name: `${name} co-trainer (optional)` });

test('co-trainers are chosen from those who can take the course, and a conflict needs a reason', async () => {
  const user = userEvent.setup();
  const requests = show(plan());
  const first = await choice('First');
  await within(first).findByRole('option', { name: 'Gwen Pritchard' });
  expect(
    within(first)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['Nobody', 'Gwen Pritchard', 'Hamish Laird']);
  await user.selectOptions(first, '4');
  expect(screen.queryByText(/Teaches First aid/u)).toBeNull();
  await user.selectOptions(await choice('Second'), '4');
  await user.click(screen.getByRole('button', { name: 'Save co-trainers' }));
  expect((await screen.findAllByText('Choose each co-trainer once')).length).toBeGreaterThan(0);
  await user.selectOptions(await choice('Second'), '5');
  expect(await screen.findByText('Hamish Laird: Teaches First aid 10:00 - 12:00')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Save anyway' }));
  await user.type(screen.getByRole('textbox', { name: 'Reason for booking anyway' }), 'Takes turns');
  await user.click(screen.getByRole('button', { name: 'Save co-trainers' }));
  await waitFor(() => {
    const sent = requests.find(({ url, method }) => method === 'PUT' && url.endsWith('/7/managers'));
    expect(sent?.body).toEqual({
      userIds: [4, 5],
      baseUserIds: [],
      ignoreConflictWarning: 1,
      conflict_reason: 'Takes turns',
    });
  });
});

test('one who is a co-trainer already stays on the list, without asking about their conflicts again', async () => {
  const user = userEvent.setup();
  const requests = show(plan({ co_trainers: [{ id: 5, name: 'Hamish Laird' }] }));
  const first = await choice('First');
  await within(first).findByRole('option', { name: 'Gwen Pritchard' });
  expect(first).toHaveValue('5');
  expect(screen.queryByText(/Teaches First aid/u)).toBeNull();
  await user.selectOptions(first, '');
  await user.click(screen.getByRole('button', { name: 'Save co-trainers' }));
  await waitFor(() => {
    const sent = requests.find(({ url, method }) => method === 'PUT' && url.endsWith('/7/managers'));
    expect(sent?.body).toMatchObject({ userIds: [], baseUserIds: [5] });
  });
});

test('after the first mark the co-trainers are only named', async () => {
  show(plan({ marked: 1, co_trainers: [{ id: 5, name: 'Hamish Laird' }] }));
  expect(await screen.findByText('Hamish Laird')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save co-trainers' })).toBeNull();
});
