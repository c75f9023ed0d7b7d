import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { bestStatus, entryFor, type FinishFacts, finishStatus, LESSON_STATUSES, type LessonStatus } from './index.ts';
import { SCO_STATUSES } from './vocabularies.ts';

function facts(overrides: Partial<FinishFacts>): FinishFacts {
  return {
    statusAtLaunch: 'not attempted',
    statusSetBySco: null,
    credit: 'credit',
    mode: 'normal',
    masteryScore: null,
    rawScore: '',
    masteryOverride: true,
    ...overrides,
  };
}

const anyFacts: fc.Arbitrary<FinishFacts> = fc.record({
  statusAtLaunch: fc.constantFrom(...LESSON_STATUSES),
  statusSetBySco: fc.option(fc.constantFrom(...SCO_STATUSES)),
  credit: fc.constantFrom('credit', 'no-credit'),
  mode: fc.constantFrom('normal', 'review', 'browse'),
  masteryScore: fc.option(fc.integer({ min: 0, max: 100 })),
  rawScore: fc.oneof(fc.constantFrom('', 'x', '.', ' '), fc.integer({ min: 0, max: 100 }).map(String)),
  masteryOverride: fc.boolean(),
});

describe('finishStatus', () => {
  it.each<[string, Partial<FinishFacts>, LessonStatus]>([
    ['nothing set', {}, 'completed'],
    ['nothing set, mastery without a score', { masteryScore: 80 }, 'completed'],
    ['nothing set, a score without mastery', { rawScore: '10' }, 'completed'],
    ['nothing set, score at mastery', { masteryScore: 80, rawScore: '80' }, 'passed'],
    ['nothing set, score below mastery', { masteryScore: 80, rawScore: '79.99' }, 'failed'],
    ['nothing set, mastery of zero', { masteryScore: 0, rawScore: '0' }, 'passed'],
    ['nothing set, no override needed', { masteryScore: 80, rawScore: '80', masteryOverride: false }, 'passed'],
    ['nothing set now, incomplete before', { statusAtLaunch: 'incomplete' }, 'incomplete'],
    ['set, without mastery', { statusSetBySco: 'failed', rawScore: '100' }, 'failed'],
    ['set, overruled up', { statusSetBySco: 'completed', masteryScore: 50, rawScore: '60' }, 'passed'],
    ['set, overruled down', { statusSetBySco: 'passed', masteryScore: 50, rawScore: '40' }, 'failed'],
    [
      'set, override off',
      { statusSetBySco: 'passed', masteryScore: 50, rawScore: '40', masteryOverride: false },
      'passed',
    ],
    ['set, a score that is none', { statusSetBySco: 'passed', masteryScore: 50, rawScore: 'x' }, 'passed'],
    ['set, a blank for a score', { statusSetBySco: 'passed', masteryScore: 50, rawScore: ' ' }, 'passed'],
    ['no credit, set', { credit: 'no-credit', statusSetBySco: 'passed' }, 'not attempted'],
    ['no credit, nothing set', { credit: 'no-credit', statusAtLaunch: 'incomplete' }, 'incomplete'],
    ['browse', { mode: 'browse', credit: 'no-credit', statusSetBySco: 'passed' }, 'browsed'],
    ['browse of a completed attempt', { mode: 'browse', statusAtLaunch: 'completed' }, 'completed'],
    ['review', { mode: 'review', statusAtLaunch: 'passed', statusSetBySco: 'failed' }, 'passed'],
  ])('%s', (_what, given, expected) => {
    expect(finishStatus(facts(given))).toBe(expected);
  });

  it('is idempotent, so that client and server may both apply it', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const once = finishStatus(given);
        const again = once === 'not attempted' ? once : finishStatus({ ...given, statusSetBySco: once });
        expect(again).toBe(once);
      }),
    );
  });

  it('never leaves a normal session with credit at "not attempted"', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        expect(finishStatus({ ...given, mode: 'normal', credit: 'credit' })).not.toBe('not attempted');
      }),
    );
  });
});

describe('entryFor', () => {
  it.each([
    [null, 'suspend', 'ab-initio'],
    ['not attempted', 'suspend', 'ab-initio'],
    ['incomplete', 'suspend', 'resume'],
    ['passed', 'suspend', 'resume'],
    ['incomplete', '', ''],
    ['incomplete', 'logout', ''],
    ['completed', 'time-out', ''],
  ] as const)('returns for status %s and last exit "%s" the entry "%s"', (status, lastExit, expected) => {
    expect(entryFor({ status, lastExit })).toBe(expected);
  });
});

describe('bestStatus', () => {
  it.each([
    ['passed', 'failed', 'passed'],
    ['passed', 'completed', 'passed'],
    ['completed', 'failed', 'completed'],
    ['failed', 'incomplete', 'failed'],
    ['incomplete', 'browsed', 'incomplete'],
    ['browsed', 'not attempted', 'browsed'],
    ['failed', 'failed', 'failed'],
  ] as const)('prefers %s to %s, in any order', (first, second, best) => {
    expect([bestStatus(first, second), bestStatus(second, first)]).toEqual([best, best]);
  });
});
