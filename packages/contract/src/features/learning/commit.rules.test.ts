import { expect, test } from 'vitest';
import { splitDeltas } from './commit.rules.ts';
import { commitLimits } from './learning.rules.ts';
import { type AttemptDelta, attemptCommit } from './progress.schemas.ts';

const answers = (from: number, count: number, text = 'a') =>
  Array.from({ length: count }, (_, index) => ({
    index: from + index,
    student_response: text,
    objectives: [],
    correct_responses: [],
  }));
const commitOf = (deltas: AttemptDelta[]) => ({ token: 't'.repeat(43), seq: 1_000_000, deltas, finished: false });

/** Expects each part to pass the server's schema and to stay within its limit of bytes. */
function expectToFit(parts: AttemptDelta[][]): void {
  for (const part of parts) {
    expect(attemptCommit.safeParse(commitOf(part)).error).toBeUndefined();
    expect(Buffer.byteLength(JSON.stringify(commitOf(part)))).toBeLessThanOrEqual(commitLimits.bytes);
  }
}

test('keeps deltas together that fit into one commit', () => {
  const deltas: AttemptDelta[] = [
    { session: 1, lesson_location: 'a', interactions: answers(0, 3) },
    { session: 1, lesson_location: 'b', interactions: answers(2, 2) },
    { session: 2, suspend_data: 'c', interactions: [] },
  ];
  expect(splitDeltas(deltas)).toEqual([deltas]);
  expect(splitDeltas([])).toEqual([]);
});

test('divides deltas where the interactions of all sessions exceed the limit of a commit', () => {
  const parts = splitDeltas([
    { session: 1, lesson_status: 'completed', interactions: answers(0, 1_500) },
    { session: 2, interactions: answers(1_500, 1_500) },
  ]);
  expectToFit(parts);
  expect(parts.map((part) => part.map((delta) => [delta.session, delta.interactions.length]))).toEqual([
    [
      [1, 1_500],
      [2, 500],
    ],
    [[2, 1_000]],
  ]);
});

test('divides deltas where the bytes that are sent exceed the limit, not the characters', () => {
  const interactions = answers(0, 1_000, '€'.repeat(4_096));
  const objectives = Array.from({ length: 1_000 }, (_, index) => ({
    index,
    id: '€'.repeat(255),
    status: 'passed' as const,
    raw_score: '',
    min_score: '',
    max_score: '',
  }));
  const parts = splitDeltas([{ session: 1, suspend_data: '\0'.repeat(64_000), objectives, interactions }]);
  expectToFit(parts);
  expect(parts.length).toBeGreaterThan(12);
  expect(parts.flat().flatMap((delta) => delta.interactions)).toEqual(interactions);
  expect(parts.flat().flatMap((delta) => delta.objectives ?? [])).toEqual(objectives);
});

test('divides deltas where their sessions exceed the limit of a commit', () => {
  const deltas = Array.from({ length: 120 }, (_, index) => ({ session: index + 1, interactions: [] }));
  const parts = splitDeltas(deltas);
  expectToFit(parts);
  expect(parts.map((part) => part.length)).toEqual([50, 50, 20]);
});

test('a larger scale divides deltas into smaller parts', () => {
  const parts = splitDeltas([{ session: 1, interactions: answers(0, 2_000) }], 4);
  expect(parts.map((part) => part[0]?.interactions.length)).toEqual([500, 500, 500, 500]);
});
