import {
  dayField,
  emailField,
  fieldError,
  flagField,
  numberChoiceField,
  optionalCodeField,
  optionalDayField,
  optionalTextField,
  optionalWholeField,
  passwordField,
  pickFields,
  textField,
  wholeField,
} from '@doselore/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '../../test-support/render.tsx';
import { CheckboxField, DayField, Form, NumberField, SelectField, TextField, useRecordForm } from './index.ts';

const fields = {
  name: textField('Name', { max: 5, required: 'Enter the name' }),
  phone: optionalTextField('Phone', { max: 9 }),
  places: wholeField('Places', { min: 1, max: 20, initial: 8 }),
  parking: flagField('Parking', { initial: true }),
};
const record = { name: 'Quay', phone: '01524', places: 12, parking: false };
let saved: unknown[];
beforeEach(() => {
  saved = [];
});

function Sample({ isNew = false }: { isNew?: boolean }) {
  const form = useRecordForm({
    fields,
    record: isNew ? undefined : { ...record, ...{ id: 7 } },
    rules: { places: [(value, { parking }) => (parking && value === '13' ? 'Not 13 with parking' : undefined)] },
    onSave: async (values, baseValues) => saved.push(values, baseValues),
  });
  return (
    <Form form={form} submitLabel="Save room">
      <TextField field={form.field('name')} />
      <TextField field={form.field('phone')} />
      <NumberField field={form.field('places')} />
      <CheckboxField field={form.field('parking')} />
    </Form>
  );
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save room' }));

test('saves the values of the record with what was typed, and the record as it was opened', async () => {
  renderScreen(<Sample />);
  await userEvent.clear(screen.getByLabelText('Phone'));
  await userEvent.type(screen.getByLabelText('Name'), ' ');
  await userEvent.click(screen.getByLabelText('Parking'));
  await save();
  expect(saved).toEqual([{ ...record, phone: null, parking: true }, pickFields(fields, record)]);
});

test('a new record begins with the initial values and has no base values', async () => {
  renderScreen(<Sample isNew />);
  expect(screen.getByLabelText('Places')).toHaveValue('8');
  await userEvent.type(screen.getByLabelText('Name'), 'Barn');
  await save();
  expect(saved).toEqual([{ name: 'Barn', phone: null, places: 8, parking: true }, {}]);
});

test('checks each field by its declaration, then by the rules of the form', async () => {
  renderScreen(<Sample isNew />);
  await userEvent.clear(screen.getByLabelText('Places'));
  await userEvent.type(screen.getByLabelText('Places'), '21');
  await save();
  expect(screen.getByRole('link', { name: 'Name: Enter the name' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Places: Should be less than or equal to 20' })).toBeVisible();
  await userEvent.type(screen.getByLabelText('Name'), 'Barn');
  await userEvent.clear(screen.getByLabelText('Places'));
  await userEvent.type(screen.getByLabelText('Places'), '13');
  await save();
  expect(screen.getByRole('link', { name: 'Places: Not 13 with parking' })).toBeVisible();
  expect(saved).toEqual([]);
});

const course = {
  type: numberChoiceField('Type', { values: [1, 3], problem: 'Choose a type', required: 'Choose the type' }),
  pass_mark: optionalWholeField('Pass mark', {
    ...{ min: 0, max: 100 },
    check: (mark) => (mark === 13 ? 'Not 13' : undefined),
  }),
  code: optionalCodeField('Code', {
    read: (text) => (/^\d{3}$/u.test(text) ? text : undefined),
    problem: 'Enter 3 digits',
  }),
  ends_on: optionalDayField('Last day'),
  words: textField('Words', { max: 9, check: (text) => (text === 'no' ? 'Not this word' : undefined) }),
};
const stored = { type: 3, pass_mark: 70, code: '123', ends_on: '2026-05-01', words: 'yes' };

function Course({ isNew = false }: { isNew?: boolean }) {
  const form = useRecordForm({
    fields: course,
    apart: { codesFrom: dayField('Valid from', { required: 'Enter the day' }) },
    record: isNew ? undefined : stored,
    initial: { codesFrom: '2026-03-01' },
    onSave: async (values, baseValues) => saved.push(values, baseValues),
  });
  return (
    <Form form={form} submitLabel="Save room">
      <SelectField field={form.field('type')} placeholder="Choose" options={[{ value: '1', label: 'Online' }]} />
      <NumberField field={form.field('pass_mark')} />
      <TextField field={form.field('code')} />
      <DayField field={form.field('ends_on')} />
      <TextField field={form.field('words')} />
      <DayField field={form.field('codesFrom')} />
    </Form>
  );
}

test('sends a field that is stored elsewhere without a base value, and empty fields as null', async () => {
  renderScreen(<Course />);
  await userEvent.clear(screen.getByLabelText('Pass mark'));
  await userEvent.clear(screen.getByLabelText('Code'));
  await userEvent.clear(screen.getByLabelText('Last day'));
  await save();
  const empty = { pass_mark: null, code: null, ends_on: null };
  expect(saved).toEqual([{ ...stored, ...empty, codesFrom: '2026-03-01' }, stored]);
});

test('the summary names each wrong choice, number, code and day with what to enter', async () => {
  renderScreen(<Course isNew />);
  await userEvent.type(screen.getByLabelText('Pass mark'), '101');
  await userEvent.type(screen.getByLabelText('Code'), '12');
  await userEvent.type(screen.getByLabelText('Words'), ' no');
  await userEvent.clear(screen.getByLabelText('Valid from'));
  await save();
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual([
    'Type: Choose the type',
    'Pass mark: Should be less than or equal to 100',
    'Code: Enter 3 digits',
    'Words: Not this word',
    'Valid from: Enter the day',
  ]);
  await userEvent.clear(screen.getByLabelText('Pass mark'));
  await userEvent.type(screen.getByLabelText('Pass mark'), '13');
  await save();
  expect(screen.getByRole('link', { name: 'Pass mark: Not 13' })).toBeVisible();
  expect(saved).toEqual([]);
});

test('checks addresses, passwords and optional texts, and sends a password as it is typed', async () => {
  function Account() {
    const form = useRecordForm({
      fields: {
        email: emailField('Email', { required: 'Enter the address' }),
        list: optionalTextField('List', { max: 9, check: (text) => (text === '1,1' ? 'Twice the same' : undefined) }),
        currentPassword: passwordField('Password', { required: 'Enter the password' }),
      },
      onSave: async (values) => saved.push(values),
    });
    return (
      <Form form={form} submitLabel="Save room">
        <TextField field={form.field('email')} />
        <TextField field={form.field('list')} />
        <TextField field={form.field('currentPassword')} />
      </Form>
    );
  }
  renderScreen(<Account />);
  await userEvent.type(screen.getByLabelText('List'), '1,1');
  await save();
  const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links()).toEqual(['Email: Enter the address', 'List: Twice the same', 'Password: Enter the password']);
  await userEvent.type(screen.getByLabelText('Email'), 'a@b');
  await save();
  expect(links()[0]).toBe('Email: This field must be a valid email');
  await userEvent.type(screen.getByLabelText('Email'), '.org');
  await userEvent.clear(screen.getByLabelText('List'));
  await userEvent.type(screen.getByLabelText('Password'), ' pass ');
  await save();
  expect(saved).toEqual([{ email: 'a@b.org', list: null, currentPassword: ' pass ' }]);
});

test('shows the refusal of a field, which the server names as in a command, at the field', async () => {
  const refuse = () => Promise.reject(fieldError('passMark', 'Too high for this course'));
  function Refused() {
    const form = useRecordForm({ fields: course, record: stored, onSave: refuse });
    return (
      <Form form={form} submitLabel="Save room">
        <NumberField field={form.field('pass_mark')} />
      </Form>
    );
  }
  renderScreen(<Refused />);
  await save();
  expect(await screen.findByRole('link', { name: 'Pass mark: Too high for this course' })).toBeVisible();
});
