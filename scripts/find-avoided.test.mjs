import { expect, test } from 'vitest';
import { avoidList } from './avoid-list.mjs';
import { findAvoided } from './find-avoided.mjs';

const plant = ({ example, in: where }) =>
  where === 'comments' || example.includes(' ') ? `${example}\n` : `export const ${example} = 1;\n`;

test.each(avoidList)('refuses $example and names what to use: $use', (rule) => {
  expect(findAvoided('planted.ts', `export {};\n${plant(rule)}`)).toEqual([
    expect.stringMatching(new RegExp(`^2: ".*": use ${rule.use}$`, 'u')),
  ]);
});

test('checks comments of every kind, and no text that people read on a screen', () => {
  const text = [
    '/** The hat of a person. */',
    'export const a = 1; // a second hat',
    "export const b = 'Your hat is on the door';",
    'export const c = <p>The door is open</p>;',
  ];
  expect(findAvoided('planted.tsx', text.join('\n'))).toEqual([
    '1: "/** The hat of a person. */": use role',
    '2: "// a second hat": use role',
  ]);
});
