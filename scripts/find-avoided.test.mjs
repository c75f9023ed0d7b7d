import { expect, test } from 'vitest';
import { avoidList } from './avoid-list.mjs';
import { findAvoided } from './find-avoided.mjs';

function plant({ example, in: where }) {
  if (where === 'texts') return `export const a = '${example}';\n`;
  return where === 'comments' || example.includes(' ') ? `${example}\n` : `export const ${example} = 1;\n`;
}

test.each(avoidList)('refuses $example and names what to use: $use', (rule) => {
  expect(findAvoided('planted.ts', `export {};\n${plant(rule)}`, { hasTexts: true })).toEqual([
    expect.stringMatching(new RegExp(`^2: ".*": use ${rule.use}$`, 'u')),
  ]);
});

test('checks comments of every kind, and texts by rules of their own', () => {
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

test('checks strings, templates and markup that people read, but no statements and no imports', () => {
  const text = [
    "import { a } from './e-mail.ts';",
    'export const b = sql`select from e-mail`;',
    "export const c = 'By e-mail';",
    ['export const d = `By e-mail to ', '{name}`;'].join('$'),
    'export const e = <p title="E-mail">We write an e-mail</p>;',
  ].join('\n');
  const lines = (options) => findAvoided('planted.tsx', text, options).map((fault) => Number.parseInt(fault, 10));
  expect(lines({ hasTexts: true })).toEqual([3, 4, 5, 5]);
  expect(lines({ hasTexts: false })).toEqual([]);
});
