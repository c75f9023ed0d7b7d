import type { AttemptCommit } from '@doselore/contract/learning';

const variants = 20;
const suspendBytes = 4_096;
const interactionsEach = 10;

/** Returns one commit of a player: 4 KB of suspend_data and 10 answers, different each turn. */
export function commitOf(turn: number): Pick<AttemptCommit, 'deltas' | 'finished'> {
  const page = turn % variants;
  const interactions = Array.from({ length: interactionsEach }, (_none, nth) => ({
    index: (page % 10) * interactionsEach + nth,
    id: `question-${page}-${nth}`,
    type: 'choice',
    time: '10:15:30',
    weighting: '1',
    student_response: `${'abcd'.charAt(nth % 4)},${page}`,
    result: nth % 3 === 0 ? 'wrong' : 'correct',
    latency: '0000:00:12.50',
    objectives: [],
    correct_responses: ['a,b'],
  }));
  const delta = {
    session: 1,
    lesson_status: 'incomplete' as const,
    lesson_location: `page-${page}`,
    suspend_data: `${page}:`.padEnd(suspendBytes, 'The state of the course, as the course writes it. '),
    session_time: '0000:05:00.00',
    interactions,
  };
  return { deltas: [delta], finished: false };
}

/** Makes one of each variant, to be used again and again. */
export function eachVariant<T>(make: (commit: ReturnType<typeof commitOf>) => T): T[] {
  return Array.from({ length: variants }, (_none, turn) => make(commitOf(turn)));
}
