import type { Plan } from '@doselore/contract/course-planning';
import { coTrainerTexts } from '@doselore/contract/course-staffing';
import type { Candidate } from '@doselore/contract/scheduling';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { amara, plan as draft, free, sentTo, showPlan, teaches } from './plan-panel.factory.tsx';

const plan = (changes: Partial<Plan> = {}) => draft({ state: 'scheduled', ...changes });
const trainer = (id: number, name: string, changes: Partial<Candidate> = {}): Candidate => ({
  ...amara,
  ...{ id, name },
  ...changes,
});
const trainers = [
  amara,
  trainer(4, 'Gwen Pritchard'),
  trainer(5, 'Hamish Laird', { verdict: 'conflict', conflicts: [teaches] }),
  trainer(6, 'Neil Strand', { verdict: 'impossible' }),
];

const nowOf = (body: unknown) => ({
  co_trainers: coTrainerTexts.textOf((body as { userIds: number[] }).userIds.map((userId) => ({ userId }))),
});

afterEach(() => vi.unstubAllGlobals());

/** Shows the form. With `refuse`, saving is refused because another person has saved these co-trainers. */
function show(shown: Plan) {
  let theirs: { co_trainers: string } | undefined;
  const answer = (url: string, body: unknown) => {
    if (!url.endsWith('/managers')) return undefined;
    if (theirs === undefined) return { body: { lead: null, co_trainers: [], ok: true, now: nowOf(body) } };
    const conflict = { by: 'Priya Raman', at: '2027-01-05T10:00:00Z', fields: ['co_trainers'], now: theirs };
    return {
      status: 409,
      body: { code: 'edit_conflict', error: 'edit_conflict', message: 'Changed', edit_conflict: conflict },
    };
  };
  const requests = showPlan(shown, { checked: { ...free, trainers }, answer });
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
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

test('co-trainers are chosen from those who can take the course, and a conflict needs a reason', async () => {
  const user = userEvent.setup();
  const { requests } = show(plan());
  await within(await choice()).findByRole('option', { name: 'Gwen Pritchard' });
  expect(optionsIn(await choice())).toEqual(['Choose a trainer', 'Gwen Pritchard', 'Hamish Laird']);
  await user.selectOptions(await choice(), '4');
  expect(screen.queryByText('This choice has conflicts')).toBeNull();
  expect(optionsIn(await choice())).toEqual(['Choose a trainer', 'Hamish Laird']);
  await user.selectOptions(await choice(), '5');
  expect(await screen.findByText('Hamish Laird: Teaches First aid 10:00 - 12:00')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Save anyway' }));
  await user.type(screen.getByRole('textbox', { name: 'Reason for booking anyway' }), 'Takes turns');
  await save();
  await waitFor(() => {
    expect(sentTo(requests, '/7/managers')[0]).toEqual({
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
  expect(screen.queryByRole('combobox', { name: 'Add a co-trainer' })).toBeNull();
});

test('names a current co-trainer with their conflicts, and removes them', async () => {
  const { requests } = show(plan({ co_trainers: [{ id: 5, name: 'Hamish Laird' }] }));
  await within(await choice()).findByRole('option', { name: 'Gwen Pritchard' });
  expect(screen.getByText('Hamish Laird: Teaches First aid 10:00 - 12:00')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Hamish Laird' }));
  expect(screen.queryByText(/Hamish Laird: /u)).toBeNull();
  await save();
  await waitFor(() => {
    expect(sentTo(requests, '/7/managers')[0]).toMatchObject({ userIds: [], baseValues: { coTrainers: '[[5]]' } });
  });
});

test('in an edit conflict about the co-trainers the own choice stays, and can be saved instead', async () => {
  const { requests, refuse } = show(plan());
  await within(await choice()).findByRole('option', { name: 'Gwen Pritchard' });
  await userEvent.selectOptions(await choice(), '4');
  refuse({ co_trainers: '[[5]]' });
  await save();
  expect(await screen.findByText('Hamish Laird', { selector: 'dd' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove Gwen Pritchard' })).toBeInTheDocument();
  refuse(undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Overwrite with your changes' }));
  await waitFor(() => {
    expect(sentTo(requests, '/7/managers')).toMatchObject([
      { userIds: [4], baseValues: { coTrainers: '[]' } },
      { userIds: [4], baseValues: { coTrainers: '[[5]]' } },
    ]);
  });
});

test('after the first mark the co-trainers are only named', async () => {
  show(plan({ marked: 1, co_trainers: [{ id: 5, name: 'Hamish Laird' }] }));
  expect(await screen.findByText('Hamish Laird')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Remove Hamish Laird' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Add a co-trainer' })).toBeNull();
});

test('removes a co-trainer who becomes the trainer from the co-trainers', async () => {
  const { requests } = show(plan({ co_trainers: [{ id: 4, name: 'Gwen Pritchard' }] }));
  await screen.findByRole('option', { name: 'Gwen Pritchard' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Trainer' }), '4');
  await save();
  await waitFor(() => expect(sentTo(requests, '/7/managers')).toMatchObject([{ userIds: [] }]));
  expect(sentTo(requests, '/schedule')).toMatchObject([{ trainerUserId: 4 }]);
});

test('a trainer and a co-trainer change places in one save', async () => {
  const { requests } = show(plan({ co_trainers: [{ id: 4, name: 'Gwen Pritchard' }] }));
  await screen.findByRole('option', { name: 'Gwen Pritchard' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Trainer' }), '4');
  await userEvent.selectOptions(await choice(), '3');
  await save();
  // The server has removed Gwen from the co-trainers with the schedule.
  await waitFor(() =>
    expect(sentTo(requests, '/7/managers')).toMatchObject([{ userIds: [3], baseValues: { coTrainers: '[]' } }]),
  );
});
