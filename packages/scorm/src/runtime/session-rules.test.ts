import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { bestStatus, entryFor, type FinishFacts, finishStatus, LESSON_STATUSES, type LessonStatus } from './index.ts';
import { EXIT_VALUES, SCO_STATUSES, type ScoStatus } from './vocabularies.ts';

const SUSPENDED = { exit: 'suspend' } as const;
const first: FinishFacts = {
  statusAtLaunch: 'not attempted',
  ownAtLaunch: null,
  statusSetBySco: null,
  exit: '',
  credit: 'credit',
  mode: 'normal',
  masteryScore: null,
  rawScore: '',
  masteryOverride: true,
};

const anyFacts: fc.Arbitrary<FinishFacts> = fc.record({
  statusAtLaunch: fc.constantFrom(...LESSON_STATUSES),
  ownAtLaunch: fc.option(fc.constantFrom(...SCO_STATUSES)),
  statusSetBySco: fc.option(fc.constantFrom(...SCO_STATUSES)),
  exit: fc.constantFrom(...EXIT_VALUES),
  credit: fc.constantFrom('credit', 'no-credit'),
  mode: fc.constantFrom('normal', 'review', 'browse'),
  masteryScore: fc.option(fc.integer({ min: 0, max: 100 })),
  rawScore: fc.oneof(fc.constantFrom('', 'x', '.', ' '), fc.integer({ min: 0, max: 100 }).map(String)),
  masteryOverride: fc.boolean(),
});

/** Result without a mastery score, with one and no score, with a score at it, and with a score below it. */
type Results = [none: LessonStatus, unscored: LessonStatus, reached: LessonStatus, missed: LessonStatus];
const scores: [masteryScore: number | null, rawScore: string][] = [
  [null, '90'],
  [80, ''],
  [80, '80'],
  [80, '79.9'],
];

function resultsOf(given: Partial<FinishFacts>): LessonStatus[] {
  return scores.map(([masteryScore, rawScore]) => finishStatus({ ...first, ...given, masteryScore, rawScore }));
}

function always(status: LessonStatus): Results {
  return [status, status, status, status];
}

describe('finishStatus of a first session', () => {
  const results: [ScoStatus | null, exit: 'suspend' | 'other', override: Results, noOverride: Results][] = [
    [null, 'other', ['completed', 'completed', 'passed', 'failed'], ['completed', 'completed', 'passed', 'failed']],
    [null, 'suspend', always('incomplete'), always('incomplete')],
    ['incomplete', 'other', always('incomplete'), always('incomplete')],
    ['incomplete', 'suspend', always('incomplete'), always('incomplete')],
    ['browsed', 'other', always('browsed'), always('browsed')],
    ['browsed', 'suspend', always('browsed'), always('browsed')],
    ['completed', 'other', ['completed', 'completed', 'passed', 'failed'], always('completed')],
    ['completed', 'suspend', ['completed', 'completed', 'passed', 'failed'], always('completed')],
    ['passed', 'other', ['passed', 'passed', 'passed', 'failed'], always('passed')],
    ['passed', 'suspend', ['passed', 'passed', 'passed', 'failed'], always('passed')],
    ['failed', 'other', ['failed', 'failed', 'passed', 'failed'], always('failed')],
    ['failed', 'suspend', ['failed', 'failed', 'passed', 'failed'], always('failed')],
  ];

  it.each(results)('status %s, exit %s', (statusSetBySco, kind, override, noOverride) => {
    for (const exit of kind === 'suspend' ? (['suspend'] as const) : (['', 'logout', 'time-out'] as const)) {
      expect(resultsOf({ statusSetBySco, exit })).toEqual(override);
      expect(resultsOf({ statusSetBySco, exit, masteryOverride: false })).toEqual(noOverride);
    }
  });

  it('names each status and exit once', () => {
    const named = results.map(([status, exit]) => `${status} ${exit}`);
    expect(new Set(named).size).toBe((SCO_STATUSES.length + 1) * 2);
  });

  it.each(['x', ' ', '.'])('judges no score that is none: "%s"', (rawScore) => {
    expect(finishStatus({ ...first, statusSetBySco: 'passed', masteryScore: 50, rawScore })).toBe('passed');
  });

  it('passes a score of zero where the mastery score is zero', () => {
    expect(finishStatus({ ...first, masteryScore: 0, rawScore: '0' })).toBe('passed');
  });
});

describe('finishStatus of a later session without a status', () => {
  const results: [LessonStatus, own: ScoStatus | null, exit: 'suspend' | '', Results][] = [
    // The package has never set a status: suspended first, and then left in the ordinary way.
    ['incomplete', null, '', ['completed', 'completed', 'passed', 'failed']],
    ['incomplete', null, 'suspend', always('incomplete')],
    ['completed', null, 'suspend', always('completed')],
    ['completed', null, '', ['completed', 'completed', 'passed', 'failed']],
    ['failed', null, 'suspend', always('failed')],
    ['failed', null, '', ['failed', 'failed', 'passed', 'failed']],
    ['passed', null, '', ['passed', 'passed', 'passed', 'failed']],
    // The package has set a status before.
    ['incomplete', 'incomplete', '', always('incomplete')],
    ['incomplete', 'incomplete', 'suspend', always('incomplete')],
    ['browsed', 'browsed', '', always('browsed')],
    ['completed', 'completed', 'suspend', ['completed', 'completed', 'passed', 'failed']],
    ['failed', 'completed', '', ['failed', 'failed', 'passed', 'failed']],
    ['passed', 'completed', 'suspend', ['passed', 'passed', 'passed', 'failed']],
    ['failed', 'failed', '', ['failed', 'failed', 'passed', 'failed']],
    // An earlier release let the score overrule "incomplete".
    ['failed', 'incomplete', '', always('incomplete')],
    ['passed', 'incomplete', 'suspend', always('incomplete')],
  ];

  it.each(results)('%s, set by the package: %s, exit "%s"', (statusAtLaunch, ownAtLaunch, exit, expected) => {
    expect(resultsOf({ statusAtLaunch, ownAtLaunch, exit })).toEqual(expected);
  });

  it('keeps a result that the package set where the pass mark is off', () => {
    const given = { statusAtLaunch: 'completed', ownAtLaunch: 'completed', masteryOverride: false } as const;
    expect(resultsOf(given)).toEqual(always('completed'));
  });
});

describe('finishStatus without credit', () => {
  it.each<[string, Partial<FinishFacts>, LessonStatus]>([
    ['no credit, set', { credit: 'no-credit', statusSetBySco: 'passed' }, 'not attempted'],
    ['no credit, nothing set', { credit: 'no-credit', statusAtLaunch: 'incomplete' }, 'incomplete'],
    ['no credit, suspended', { credit: 'no-credit', ...SUSPENDED }, 'not attempted'],
    ['browse', { mode: 'browse', credit: 'no-credit', statusSetBySco: 'passed' }, 'browsed'],
    ['browse of a completed attempt', { mode: 'browse', statusAtLaunch: 'completed' }, 'completed'],
    ['review', { mode: 'review', statusAtLaunch: 'passed', statusSetBySco: 'failed' }, 'passed'],
  ])('gives the results of an attempt for %s', (_what, given, expected) => {
    expect(resultsOf(given)).toEqual(always(expected));
  });
});

describe('every finishStatus', () => {
  it('is idempotent, so that player and server may both apply it', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const once = finishStatus(given);
        const { statusSetBySco, ownAtLaunch } = given;
        const stored = { statusAtLaunch: once, ownAtLaunch: statusSetBySco ?? ownAtLaunch, statusSetBySco: null };
        expect(finishStatus({ ...given, ...stored })).toBe(once);
      }),
    );
  });

  it('never leaves a normal session with credit at "not attempted", unless nothing was ever set', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const isEarlier = given.statusAtLaunch === 'not attempted' && given.ownAtLaunch !== null;
        fc.pre(!isEarlier);
        expect(finishStatus({ ...given, mode: 'normal', credit: 'credit' })).not.toBe('not attempted');
      }),
    );
  });

  it('never makes a result of a status that is none', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom('incomplete', 'browsed'), (given, statusSetBySco) => {
        expect(finishStatus({ ...given, statusSetBySco, mode: 'normal', credit: 'credit' })).toBe(statusSetBySco);
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
