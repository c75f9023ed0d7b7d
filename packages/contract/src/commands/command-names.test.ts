import { expect, test } from 'vitest';
import { commandName, commandOf } from './command-names.ts';

test.each([
  ['hq_code', 'hqCode'],
  ['address_line_1', 'addressLine1'],
  ['title', 'title'],
  ['per_page', 'per_page'],
  ['delegatePlacesAllowed', 'delegatePlacesAllowed'],
])('a command sends the field %s as %s', (name, sent) => {
  expect(commandName(name)).toBe(sent);
});

test('renames the fields of a record, of its lists and of its base values, and no value', () => {
  const record = { hq_code: 'a_b', rows: [{ from_day: null }], baseValues: { hq_code: 'c_d' } };
  expect(commandOf(record)).toEqual({ hqCode: 'a_b', rows: [{ fromDay: null }], baseValues: { hqCode: 'c_d' } });
});
