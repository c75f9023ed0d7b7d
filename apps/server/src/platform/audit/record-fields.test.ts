import { optionalTextField, textField, wholeField } from '@doselore/contract';
import { expect, test } from 'vitest';
import { newRecord, recordChanges, tracesOf } from './index.ts';

const contact = { trace: 'contact_changed' };
const fields = {
  name: textField('Name', { max: 9 }),
  places: wholeField('Places', { min: 1, max: 20 }),
  phone: optionalTextField('Phone', { max: 9, ...contact }),
  contact: optionalTextField('Contact', { max: 9, ...contact }),
  colour: textField('Colour', { max: 9, trace: false }),
};
const before = { name: 'Quay', places: 12, phone: '01524', contact: 'Rosa', colour: 'Red' };

test('stores values before and after, that personal fields changed, and nothing of the colour', () => {
  const after = { ...before, name: 'Barn', phone: null, colour: 'Blue' };
  expect(recordChanges(fields, before, after)).toEqual({
    changes: { name: ['Quay', 'Barn'] },
    detail: { contact_changed: true },
  });
  expect(recordChanges(fields, before, before)).toEqual({ changes: {}, detail: {} });
});

test('stores no personal field of a new record', () => {
  expect(newRecord(fields, before)).toEqual({ name: [null, 'Quay'], places: [null, 12] });
});

test('maps each field to the name under which the audit trail stores its change', () => {
  expect(tracesOf(fields)).toEqual({
    ...{ name: 'name', places: 'places' },
    ...{ phone: 'contact_changed', contact: 'contact_changed', colour: 'colour' },
  });
});
