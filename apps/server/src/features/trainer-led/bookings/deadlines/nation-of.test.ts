import { expect, test } from 'vitest';
import { nationOf } from './nation-of.ts';

test.each([
  ['EH1', 'scotland'],
  ['G12', 'scotland'],
  ['TD15', 'scotland'],
  ['BT7', 'northern_ireland'],
  ['GL1', 'england_and_wales'],
  ['CF10', 'england_and_wales'],
  [null, 'england_and_wales'],
] as const)('the district %s has the bank holidays of %s', (district, nation) => {
  expect(nationOf(district)).toBe(nation);
});
