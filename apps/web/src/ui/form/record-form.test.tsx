import { flagField, optionalTextField, pickFields, textField, wholeField } from '@doselore/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '../../test-support/render.tsx';
import { CheckboxField, Form, NumberField, TextField, useRecordForm } from './index.ts';

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
