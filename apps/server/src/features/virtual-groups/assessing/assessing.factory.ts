import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../test-support/test-app.ts';
import { type BuiltSession, buildSession } from '../session.factory.ts';

export type AssessedBy = 'online' | 'paper' | 'observed';

/** Creates a course with an assessment and licences, whose delegates attended, except for the last of several. */
export async function buildAssessed(server: TestApp, type: AssessedBy, { days = 7, delegates = 3 } = {}) {
  server.clock.set('2026-09-01T10:30:00Z');
  const session = await buildSession(server, { delegates, pool: delegates });
  await server.db
    .updateTable('virtual_groups')
    .set({ assessment_type: type, post_training_days_allowed: days })
    .where('id', '=', session.virtualGroupId)
    .execute();
  await session.issueTo(...session.people.keys());
  const marks = session.people.map((_id, nth) => [nth, delegates > 1 && nth === delegates - 1 ? 'absent' : 'attended']);
  await session.mark(Object.fromEntries(marks));
  return session;
}

/** Enters the result of a delegate on paper, as the trainer. */
export const enterResult = (session: BuiltSession, nth: number, result: string, more: object = {}) =>
  session.asTrainer.put(session.trainer('/assessments'), {
    results: [{ userId: session.people[nth], result, ...more }],
    idempotencyKey: randomUUID(),
  });
