import { expect, test } from 'vitest';
import { requiresTwoStep, type TwoStepPolicy } from './two-step.rules.ts';

const person = { isSuper: false, isAdmin: false, site: 'admins' as TwoStepPolicy, looksAfter: [], belongsTo: [] };

test('requires two-step verification of site admins under every policy', () => {
  expect(requiresTwoStep({ ...person, isSuper: true, site: 'off' })).toBe(true);
});

test.each<[TwoStepPolicy, TwoStepPolicy | null, boolean, boolean]>([
  ['admins', null, true, false],
  ['off', null, false, false],
  ['everyone', null, true, true],
  ['admins', 'off', false, false],
  ['off', 'everyone', true, true],
  ['everyone', 'admins', true, false],
])('site %s, organisation %s: admins %s, members %s', (site, own, admin, member) => {
  expect(requiresTwoStep({ ...person, isAdmin: true, site, looksAfter: [own], belongsTo: [own] })).toBe(admin);
  expect(requiresTwoStep({ ...person, site, belongsTo: [own] })).toBe(member);
});

test('the strictest organisation decides, and the site decides for a person without one', () => {
  expect(requiresTwoStep({ ...person, site: 'off', belongsTo: ['off', 'everyone'] })).toBe(true);
  expect(requiresTwoStep({ ...person, isAdmin: true, looksAfter: ['off'], belongsTo: ['admins'] })).toBe(false);
  expect(requiresTwoStep({ ...person, isAdmin: true })).toBe(true);
  expect(requiresTwoStep(person)).toBe(false);
});
