import { AppError, type EditConflict, type StoredValues } from '@doselore/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '../../test-support/render.tsx';
import { CheckboxField, Form, NumberField, TextField, useForm } from './index.ts';

type Call = { values: object; baseValues: StoredValues };
const loaded = { name: 'Mill Lane', notes: null, days: 5, is_demo: false };
let sent: Call[];
let answers: (() => unknown)[];
let finished: number;

function Sample() {
  const form = useForm({
    initial: { name: 'Mill Lane', notes: '', days: '5', is_demo: false },
    baseValues: loaded,
    labels: { name: 'Name', notes: 'Notes', days: 'Days', is_demo: 'Demo' },
    words: { days: (days) => `${days} days` },
    onSubmit: async (values, baseValues) => {
      sent.push({ values, baseValues });
      return answers.shift()?.();
    },
  });
  return (
    <Form
      form={form}
      submitLabel="Save place"
      onDone={() => {
        finished += 1;
      }}
    >
      <TextField field={form.field('name')} />
      <TextField field={form.field('notes')} />
      <NumberField field={form.field('days')} />
      <CheckboxField field={form.field('is_demo')} />
    </Form>
  );
}

const refuse = (editConflict: Partial<EditConflict> & { now: StoredValues }) => () => {
  const whole = { by: 'Bob Ray', at: null, fields: ['name', 'days'], ...editConflict };
  throw new AppError('edit_conflict', 'Bob Ray changed this.', { editConflict: whole });
};
const theirs = { name: 'Mill Street', notes: 'Ring first', days: 9, is_demo: false };
const type = async (user: ReturnType<typeof userEvent.setup>, label: string, text: string) => {
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), text);
};
const save = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Save place' }));
const panel = () => screen.queryByRole('heading', { name: 'Someone else changed this after you opened it' });

beforeEach(() => {
  sent = [];
  answers = [];
  finished = 0;
});

/** Makes an edit conflict: the other person changed name, notes and days, this form changed name and days. */
async function collide(editConflict: Partial<EditConflict> = {}) {
  const user = userEvent.setup();
  answers = [refuse({ now: theirs, ...editConflict })];
  renderScreen(<Sample />);
  await type(user, 'Name', 'Mill Road');
  await type(user, 'Days', '7');
  await save(user);
  return user;
}

test('shows both values, keeps everything typed, and updates the fields that were not touched', async () => {
  await collide();
  expect(panel()).toBeInTheDocument();
  expect(screen.getByText(/Bob Ray changed it\. Your changes are still here/u)).toBeInTheDocument();
  const shown = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(shown.map((text) => text?.replace('Use their change', ''))).toEqual([
    'NameTheir changesMill StreetYour changesMill Road',
    'DaysTheir changes9 daysYour changes7 days',
  ]);
  expect(screen.getByLabelText('Name')).toHaveValue('Mill Road');
  expect(screen.getByLabelText('Days')).toHaveValue('7');
  expect(screen.getByLabelText('Notes')).toHaveValue('Ring first');
  expect([sent.length, sent[0]?.baseValues, finished]).toEqual([1, loaded, 0]);
  expect(screen.getByRole('alert').parentElement).toHaveFocus();
});

test('overwriting sends the other person’s values as base values and saves', async () => {
  const user = await collide();
  answers = [() => ({ ok: true, now: { ...theirs, name: 'Mill Road', days: 7 } })];
  await user.click(screen.getByRole('button', { name: 'Overwrite with your changes' }));
  expect(sent[1]?.values).toMatchObject({ name: 'Mill Road', days: '7', notes: 'Ring first' });
  expect(sent[1]?.baseValues).toEqual(theirs);
  expect([finished, panel()]).toEqual([1, null]);
});

test('a third person’s change in between is a new edit conflict, and nothing is lost', async () => {
  const user = await collide();
  answers = [refuse({ by: null, fields: ['name'], now: { ...theirs, name: 'Mill Hill' } })];
  await user.click(screen.getByRole('button', { name: 'Overwrite with your changes' }));
  expect(screen.getByRole('listitem')).toHaveTextContent('NameTheir changesMill HillYour changesMill Road');
  expect(screen.getByLabelText('Name')).toHaveValue('Mill Road');
  expect(finished).toBe(0);
});

test('their changes can be taken field by field, and the rest is saved as yours', async () => {
  const user = await collide();
  await user.click(screen.getByRole('button', { name: 'Use their change: Name' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Mill Street');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByRole('listitem')).toHaveTextContent('DaysTheir changes9 daysYour changes7 days');
  answers = [() => ({ ok: true, now: { ...theirs, days: 7 } })];
  await user.click(screen.getByRole('button', { name: 'Overwrite with your changes' }));
  expect(sent[1]).toMatchObject({ values: { name: 'Mill Street', days: '7' }, baseValues: theirs });
  expect(finished).toBe(1);
});

test('all their changes can be taken at once, and nothing is sent', async () => {
  const user = await collide();
  await user.click(screen.getByRole('button', { name: 'Use all of their changes' }));
  expect(panel()).not.toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Mill Street');
  expect(screen.getByLabelText('Days')).toHaveValue('9');
  expect(sent).toHaveLength(1);
});

test('saving again without a choice shows the edit conflict again', async () => {
  const user = await collide();
  answers = [refuse({ now: theirs })];
  await save(user);
  expect(sent[1]?.baseValues).toMatchObject({ name: 'Mill Lane', days: 5 });
  expect(panel()).toBeInTheDocument();
});

test('an edit conflict with one’s own other window says so, with the day', async () => {
  const user = userEvent.setup();
  answers = [refuse({ by: 'You', at: '2026-01-05T10:00:00Z', fields: ['is_demo'], now: { ...loaded, is_demo: true } })];
  renderScreen(<Sample />);
  await type(user, 'Name', 'Mill Road');
  await save(user);
  const heading = screen.getByRole('heading', { name: /You changed this in another window/u });
  expect(heading.parentElement).toHaveTextContent('You changed it on Mon 5th Jan 2026.');
  expect(within(screen.getByRole('listitem')).getByText('Yes')).toBeInTheDocument();
});

test('after a save the form shows the stored values, and keeps what was typed during the save', async () => {
  const user = userEvent.setup();
  let settle: (answer: unknown) => void = () => undefined;
  answers = [
    () =>
      new Promise((resolve) => {
        settle = resolve;
      }),
    () => ({ ok: true, now: loaded }),
  ];
  renderScreen(<Sample />);
  await type(user, 'Name', ' mill road ');
  await save(user);
  await type(user, 'Days', '12');
  settle({ ok: true, now: { ...loaded, name: 'Mill Road', notes: 'Their changes' } });
  await screen.findByDisplayValue('Mill Road');
  expect(screen.getByLabelText('Notes')).toHaveValue('Their changes');
  expect(screen.getByLabelText('Days')).toHaveValue('12');
  await save(user);
  expect(sent[1]).toMatchObject({
    values: { days: '12' },
    baseValues: { name: 'Mill Road', notes: 'Their changes', days: 5 },
  });
});
