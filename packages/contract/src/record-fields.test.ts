import { expect, test } from 'vitest';
import { z } from 'zod';
import { commandOf } from './commands/command-names.ts';
import { ruleMessages } from './messages.ts';
import { answerFields, changeOf, sentFields } from './record-fields.schemas.ts';
import {
  choiceField,
  codeField,
  dayField,
  emailField,
  emptyRecord,
  flagField,
  idField,
  namesOf,
  numberChoiceField,
  optionalChoiceField,
  optionalCodeField,
  optionalDayField,
  optionalDecimalField,
  optionalEmailField,
  optionalFlagField,
  optionalIdField,
  optionalTextField,
  optionalWholeField,
  passwordField,
  pickFields,
  storedValue,
  textField,
  typedValue,
  wholeField,
} from './record-fields.ts';

const days = { from_day: dayField('From', { required: 'Enter the day' }) };
const digits = (text: string) => (/^\d{3}$/u.test(text.trim()) ? text.trim() : undefined);
const fields = {
  name: textField('Name', { max: 5, required: 'Enter the name' }),
  notes: textField('Notes', { max: 9, trace: 'notes_changed' }),
  phone: optionalTextField('Phone', { max: 4 }),
  email: optionalEmailField('Email'),
  login: emailField('Login', { required: 'Enter the address' }),
  password: passwordField('Password', { required: 'Enter it' }),
  list: optionalTextField('List', { max: 9, check: (text) => (text === '1,1' ? 'Twice the same' : undefined) }),
  logo: optionalChoiceField('Logo', ['none', 'own']),
  shows_hours: optionalFlagField('Hours'),
  places: wholeField('Places', { min: 1, max: 20 }),
  latitude: optionalDecimalField('Latitude', { min: 49, max: 61, digits: 2 }),
  parking: flagField('Parking'),
  group_id: optionalIdField('Organisation'),
  region: choiceField('Region', { values: ['North', 'South'], required: 'Choose a region' }),
  code: codeField('Code', { read: digits, problem: 'Not a code', required: 'Enter the code' }),
  old_code: optionalCodeField('Old code', { read: digits, problem: 'Not a code', max: 50 }),
  months: wholeField('Months', { min: 0, max: 120, initial: 12, orText: true }),
  pass_mark: optionalWholeField('Pass mark', { min: 0, max: 100, orText: true }),
  due_days: optionalWholeField('Days', {
    ...{ min: 1, max: 365, initial: 14 },
    check: (days) => (days === 13 ? 'Not 13' : undefined),
  }),
  owner_id: idField('Owner'),
  ends_on: optionalDayField('Last day'),
  words: textField('Words', { max: 9, check: (text) => (text === 'no' ? 'Not this word' : undefined) }),
  type: numberChoiceField('Type', { values: [1, 3], problem: 'Choose a type', required: 'Choose the type' }),
  ...days,
};
const record = {
  ...{ name: 'Quay', notes: '', phone: null, email: null, places: 12, latitude: 54.12, parking: true },
  ...{ login: 'a@example.org', password: ' pass ', list: '1,2', logo: 'own' as const, shows_hours: false },
  ...{ group_id: null, region: 'North' as const, code: '123', old_code: null },
  ...{
    due_days: 7,
    owner_id: 4,
    ends_on: null,
    words: '',
    months: 0,
    pass_mark: null,
    type: 3,
    from_day: '2026-03-01',
  },
};
const sent = z.strictObject(sentFields(fields));

test('a form holds a record as it is typed, and stores it again unchanged', () => {
  for (const name of namesOf(fields)) {
    const typed = typedValue(fields[name], record[name]);
    expect(typeof typed).toBe(name === 'parking' ? 'boolean' : 'string');
    expect(storedValue(fields[name], typed), name).toEqual(record[name]);
  }
});

test('command and answer accept a stored record', () => {
  expect(sent.parse(record)).toEqual(record);
  expect(z.object(answerFields(fields)).parse({ ...record, id: 7 })).toEqual(record);
  expect(pickFields(fields, { ...record, ...{ id: 7 } })).toEqual(record);
});

test.each([
  ['name', '', ruleMessages.required],
  ['name', 'Harbour', ruleMessages.maxText(5)],
  ['phone', '12345', ruleMessages.maxText(4)],
  ['email', 'a@b', ruleMessages.email],
  ['login', '', ruleMessages.email],
  ['password', '', ruleMessages.required],
  ['list', '1,1', 'Twice the same'],
  ['places', 0, 'Should be at least 1'],
  ['places', 21, 'Should be less than or equal to 20'],
  ['latitude', 48.9, 'Should be at least 49'],
  ['code', '12', 'Not a code'],
  ['old_code', '12', 'Not a code'],
  ['months', 121, 'Should be less than or equal to 120'],
  ['pass_mark', 101, 'Should be less than or equal to 100'],
  ['type', 2, 'Choose a type'],
  ['due_days', 0, 'Should be at least 1'],
  ['due_days', 13, 'Not 13'],
  ['ends_on', '2026-02-30', 'Invalid ISO date'],
  ['words', ' no ', 'Not this word'],
  ['from_day', '2026-02-30', 'Invalid ISO date'],
])('a command refuses %s %j', (name, value, message) => {
  const parsed = sent.safeParse({ ...record, [name]: value });
  expect(parsed.error?.issues.map(({ path, message: said }) => [path[0], said])).toEqual([[name, message]]);
});

test('a command trims and checks a code, and rounds a decimal', () => {
  expect(sent.parse({ ...record, code: ' 123 ', latitude: 54.123_4 })).toMatchObject({ code: '123', latitude: 54.12 });
  expect(sent.parse({ ...record, old_code: ' 123 ' })).toMatchObject({ old_code: '123' });
  expect(sent.parse({ ...record, old_code: ' ' })).toMatchObject({ old_code: null });
});

test('a command keeps the spaces of a password, and writes an address in small letters', () => {
  expect(sent.parse({ ...record, login: ' A@Example.org ' })).toMatchObject({
    login: 'a@example.org',
    password: ' pass ',
  });
});

test('a command stores an empty optional text, choice and answer as null, and reads a code up to its own length', () => {
  expect(sent.parse({ ...record, phone: ' ', list: '' })).toMatchObject({ phone: null, list: null });
  expect(sent.parse({ ...record, logo: null, shows_hours: null })).toMatchObject({ logo: null, shows_hours: null });
  expect(sent.safeParse({ ...record, logo: 'other' }).success).toBe(false);
  expect(sent.parse({ ...record, old_code: '123'.padEnd(50) })).toMatchObject({ old_code: '123' });
  expect(sent.safeParse({ ...record, old_code: '123'.padEnd(51) }).success).toBe(false);
  expect(sent.safeParse({ ...record, code: '123'.padEnd(41) }).success).toBe(false);
});

test('a form holds yes and no as texts, and nothing as an empty one', () => {
  const { shows_hours: shows } = fields;
  expect([true, false, null].map((value) => typedValue(shows, value))).toEqual(['true', 'false', '']);
  expect(['true', 'false', ''].map((text) => storedValue(shows, text))).toEqual([true, false, null]);
});

test('a command accepts numbers as text where earlier calls did', () => {
  const numbers = sent.parse({ ...record, months: '12', pass_mark: '70', type: '3' });
  expect(numbers).toMatchObject({ months: 12, pass_mark: 70, type: 3 });
  for (const name of ['places', 'due_days']) expect(sent.safeParse({ ...record, [name]: '12' }).success).toBe(false);
});

test('fields that are stored elsewhere have no base values', () => {
  const { from_day, ...own } = fields;
  const { from_day: day, ...rest } = record;
  const { body, response } = changeOf(own, { from_day });
  expect(body.parse(commandOf({ ...record, baseValues: rest }))).toMatchObject({ from_day: day });
  expect(body.safeParse(commandOf({ ...record, baseValues: record })).success).toBe(false);
  expect(response.parse({ ok: true, now: record })).toEqual({ ok: true, now: rest });
});

test('a change has base values of any type, for records that break a later rule', () => {
  const { body } = changeOf(fields);
  expect(body.safeParse(commandOf({ ...record, baseValues: { ...record, name: 'Too long a name' } })).success).toBe(
    true,
  );
  expect(body.safeParse(commandOf(record)).success).toBe(false);
});

test('an empty record has empty texts, null and false, and no initial values', () => {
  const { notes, phone, parking, due_days } = fields;
  const empty = emptyRecord({ notes, phone, parking, due_days });
  expect(empty).toEqual({ notes: '', phone: null, parking: false, due_days: null });
});
