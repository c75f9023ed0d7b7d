import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { LessonStatus } from '../runtime/index.ts';
import { arePrerequisitesMet, parsePrerequisites } from './index.ts';

const STATUSES: Record<string, LessonStatus> = {
  passed1: 'passed',
  completed1: 'completed',
  failed1: 'failed',
  incomplete1: 'incomplete',
  browsed1: 'browsed',
  fresh: 'not attempted',
  'mod-1.a_b': 'passed',
};

function isMet(script: string): boolean {
  return arePrerequisitesMet(parsePrerequisites(script), (identifier) =>
    Object.hasOwn(STATUSES, identifier) ? STATUSES[identifier] : undefined,
  );
}

describe('scripts', () => {
  it.each([
    ['', true],
    ['   ', true],
    ['passed1', true],
    ['completed1', true],
    ['failed1', false],
    ['incomplete1', false],
    ['browsed1', false],
    ['fresh', false],
    ['unheard-of', false],
    ['toString', false],
    ['mod-1.a_b', true],
    ['passed1&completed1', true],
    ['passed1 & failed1', false],
    ['failed1 | passed1', true],
    ['failed1|fresh', false],
    ['~failed1', true],
    ['~passed1', false],
    ['~~passed1', true],
    ['~(failed1 | passed1)', false],
    ['passed1 | failed1 & fresh', true],
    ['(passed1 | failed1) & fresh', false],
    ['~fresh & passed1', true],
    ['failed1="failed"', true],
    ["failed1='failed'", true],
    ['failed1=failed', true],
    ['failed1=F', true],
    ['failed1 = passed', false],
    ['failed1<>passed', true],
    ['passed1<>"passed"', false],
    ['fresh="not attempted"', true],
    ['fresh=not attempted', true],
    ['unheard-of=n', true],
    ['incomplete1=INCOMPLETE', true],
    ['~incomplete1=incomplete', false],
    ['browsed1=b|passed1=i', true],
    ['2*{passed1,completed1,failed1}', true],
    ['3*{passed1, completed1, failed1}', false],
    ['0*{failed1}', true],
    ['1*{failed1, fresh & passed1, passed1 | fresh}', true],
    ['2*{~failed1, browsed1="browsed"} & passed1', true],
    ['1*{2*{passed1,failed1}, 1*{completed1}}', true],
    [`${'passed1 & '.repeat(100)}failed1`, false],
    [`${'~'.repeat(40)}passed1`, true],
  ])('evaluates %s to %s', (script, expected) => {
    expect(parsePrerequisites(script).isUnderstood).toBe(true);
    expect(isMet(script)).toBe(expected);
  });
});

describe('text that is not a script', () => {
  it.each([
    'failed1 AND fresh',
    '(failed1 AND fresh) OR incomplete1',
    'failed1 &',
    '& failed1',
    '(failed1',
    'failed1)',
    '()',
    'failed1 fresh',
    'failed1=mastered',
    'failed1=',
    'failed1==failed',
    '2*failed1',
    'x*{failed1}',
    '2*{failed1',
    '2*{}',
    'failed1,fresh',
    '"failed1"',
    'failed1="failed',
    `${'~'.repeat(60)}failed1`,
    `${'('.repeat(60)}failed1${')'.repeat(60)}`,
    'failed1'.padEnd(5000, 'x'),
  ])('lets %.40s block nobody, and marks it as not understood', (script) => {
    expect(parsePrerequisites(script)).toEqual({ isUnderstood: false, expression: null, identifiers: [] });
    expect(isMet(script)).toBe(true);
  });
});

it('lists the items of a script, each once', () => {
  expect(parsePrerequisites('a & (b="failed" | 2*{a, ~c, d})').identifiers).toEqual(['a', 'b', 'c', 'd']);
});

const leaf = fc.constantFrom(...Object.keys(STATUSES), 'unheard-of').map((identifier) => ({
  script: identifier,
  value: ['passed', 'completed'].includes(STATUSES[identifier] ?? ''),
}));
const { tree } = fc.letrec<{ tree: { script: string; value: boolean } }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaf,
    tie('tree').map((inner) => ({ script: `~(${inner.script})`, value: !inner.value })),
    fc
      .tuple(tie('tree'), tie('tree'))
      .map(([a, b]) => ({ script: `(${a.script}) & (${b.script})`, value: a.value && b.value })),
    fc
      .tuple(tie('tree'), tie('tree'))
      .map(([a, b]) => ({ script: `(${a.script})|(${b.script})`, value: a.value || b.value })),
    fc
      .tuple(fc.integer({ min: 0, max: 3 }), fc.array(tie('tree'), { minLength: 1, maxLength: 3 }))
      .map(([count, inner]) => ({
        script: `${count}*{${inner.map((one) => one.script).join(', ')}}`,
        value: inner.filter((one) => one.value).length >= count,
      })),
  ),
}));

it('evaluates operators at any depth', () => {
  fc.assert(
    fc.property(
      tree.filter(({ script }) => script.length <= 4096),
      ({ script, value }) => {
        expect(parsePrerequisites(script).isUnderstood).toBe(true);
        expect(isMet(script)).toBe(value);
      },
    ),
  );
});

it('never throws, and never blocks on a script that it does not understand', () => {
  const pieces = fc.array(
    fc.constantFrom('a', 'passed1', '&', '|', '~', '=', '<>', '(', ')', '2*{', '}', ',', '"passed"', ' '),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        pieces.map((list) => list.join('')),
      ),
      (script) => {
        const parsed = parsePrerequisites(script);
        if (!parsed.isUnderstood) expect(arePrerequisitesMet(parsed, () => 'failed')).toBe(true);
      },
    ),
  );
});
