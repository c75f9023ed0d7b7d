import { expect, test } from 'vitest';
import { sentFields } from '../../record-fields.schemas.ts';
import { subgroupFields } from '../subgroups/subgroups.fields.ts';
import { professionFields } from './people.fields.ts';
import { findJobRole, registrationOf } from './people.rules.ts';

const { registration_number: registrationNumber } = sentFields(professionFields);
const { ods_code: odsCode, premises_number: premisesNumber } = sentFields(subgroupFields);

test('recognises pharmacists and pharmacy technicians by the first digit of a GPhC number', () => {
  expect(['2990001', '5990001', '1990001', '299000', '29900011', null].map(registrationOf)).toEqual([
    'pharmacist',
    'technician',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('accepts identifiers as people write them, and stores them as the registers do', () => {
  expect(registrationNumber.parse(' 299 0001 ')).toBe('2990001');
  expect(odsCode.parse('fz 9a1')).toBe('FZ9A1');
  expect([registrationNumber, premisesNumber, odsCode].map((field) => field.parse('  '))).toEqual([null, null, null]);
});

test.each([
  [registrationNumber, '1990001'],
  [premisesNumber, '2990001'],
  [odsCode, 'XZ901'],
  [odsCode, 'FZ90'],
])('refuses identifiers in a wrong format', (field, value) => {
  expect(field.safeParse(value).success).toBe(false);
});

test('recognises a job role in any capitals and spacing', () => {
  expect(findJobRole('  PHARMACY   technician ')).toBe('Pharmacy technician');
  expect(findJobRole('wizard')).toBeUndefined();
});
