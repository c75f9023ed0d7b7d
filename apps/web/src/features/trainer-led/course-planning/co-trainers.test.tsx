import type { Plan } from '@doselore/contract/course-planning';
import { coTrainerTexts } from '@doselore/contract/course-staffing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { CoTrainersCard } from './co-trainers-card.tsx';

const plan = (changes: Partial<Plan> = {}) =>
  ({
    ...{ title: 'Basic life support', trainerUserId: 3, trainer: 'Amara Osei', venueId: null, place: 'Quay Room' },
    ...{ co_trainers: [], video_account_id: null, state: 'scheduled', marked: 0 },
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

const nowOf = (body: unknown) => ({
  co_trainers: coTrainerTexts.textOf((body as { userIds: number[] }).userIds.map((userId) => ({ userId }))),
});

afterEach(() => vi.unstubAllGlobals());

/** Shows the card. With `refuse`, saving is refused because another person has saved these co-trainers. */
function show(shown: Plan) {
  let theirs: { co_trainers: string } | undefined;
  const answerOf = (body: unknown) => {
    if (theirs === undefined) return { body: { lead: null, co_trainers: [], ok: true, now: nowOf(body) } };
    const conflict = { by: 'Priya Raman', at: '2027-01-05T10:00:00Z', fields: ['co_trainers'], now: theirs };
    return {
      status: 409,
      body: { code: 'edit_conflict', error: 'edit_conflict', message: 'Changed', edit_conflict: conflict },
    };
  };
  const requests = standInForFetch(({ method, url, body }) => {
    if (url.endsWith('/schedule/check')) return { body: { trainers, venue_conflicts: [], account_conflicts: [] } };
    return method === 'PUT' ? answerOf(body) : { body: {} };
  });
  renderInArea(<CoTrainersCard plan={shown} />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: 'edit-virtual-group',
    address: '/site-admin/groups/1/virtual-groups/7/edit',
    user: buildUser({ abilities: { superAdmin: ['virtualGroups.schedule', 'virtualGroups.write'] } }),
  });
  return {
    requests,
    refuse: (values: typeof theirs) => {
      theirs = values;
    },
  };
}
const choice = () => screen.findByRole('combobox', { name: 'Add a co-trainer' });
const optionsIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('option')
    .map((one) => one.textContent);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save co-trainers' }));

test('co-trainers are chosen from those who can take the course, and a conflict needs a reason', async () => {
  const user = userEvent.setup();
  const { requests } = show(plan());
  await within(await choice()).findByRole('option', { name: 'Gwen Pritchard' });
  expect(optionsIn(await choice())).toEqual(['Choose a trainer', 'Gwen Pritchard', 'Hamish Laird']);
  await user.selectOptions(await choice(), '4');
  expect(screen.queryByText(/Teaches First aid/u)).toBeNull();
  expect(optionsIn(await choice())).toEqual(['Choose a trainer', 'Hamish Laird']);
  await user.selectOptions(await choice(), '5');
  expect(await screen.findByText('Hamish Laird: Teaches First aid 10:00 - 12:00')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Save anyway' }));
  await user.type(screen.getByRole('textbox', { name: 'Reason for booking anyway' }), 'Takes turns');
  await save();
  await waitFor(() => {
    const sent = requests.find(({ url, method }) => method === 'PUT' && url.endsWith('/7/managers'));
    expect(sent?.body).toEqual({
      userIds: [4, 5],
      baseValues: { coTrainers: '[]' },
      ignoreConflictWarning: 1,
      conflictReason: 'Takes turns',
    });
  });
});

test('a course with three co-trainers takes no other', async () => {
  const known = [6, 7, 8].map((id) => ({ id, name: `Trainer ${id}` }));
  show(plan({ co_trainers: known }));
  expect(await screen.findAllByRole('button', { name: /^Remove Trainer/u })).toHaveLength(3);
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a current co-trainer is named and can be removed, without asking about their conflicts again', async () => {
  const { requests } = show(plan({ co_trainers: [{ id: 5, name: 'Hamish Laird' }] }));
  await within(await choice()).findByRole('option', { name: 'Gwen Pritchard' });
  expect(screen.queryByText(/Teaches First aid/u)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Hamish Laird' }));
  await save();
  await waitFor(() => {
    const sent = requests.find(({ url, method }) => method === 'PUT' && url.endsWith('/7/managers'));
    expect(sent?.body).toMatchObject({ userIds: [], baseValues: { coTrainers: '[[5]]' } });
  });
});

test('in an edit conflict about the co-trainers the own choice stays, and can be saved instead', async () => {
  const { requests, refuse } = show(plan());
  await within(await choice()).findByRole('option', { name: 'Gwen Pritchard' });
  await userEvent.selectOptions(await choice(), '4');
  refuse({ co_trainers: '[[5]]' });
  await save();
  expect(await screen.findByText('Hamish Laird', { selector: ':not(option)' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove Gwen Pritchard' })).toBeInTheDocument();
  refuse(undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Overwrite with your changes' }));
  await waitFor(() => {
    const sent = requests.filter(({ url, method }) => method === 'PUT' && url.endsWith('/7/managers'));
    expect(sent.map(({ body }) => body)).toMatchObject([
      { userIds: [4], baseValues: { coTrainers: '[]' } },
      { userIds: [4], baseValues: { coTrainers: '[[5]]' } },
    ]);
  });
});

test('after the first mark the co-trainers are only named', async () => {
  show(plan({ marked: 1, co_trainers: [{ id: 5, name: 'Hamish Laird' }] }));
  expect(await screen.findByText('Hamish Laird')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save co-trainers' })).toBeNull();
});
