import { randomUUID } from 'node:crypto';
import { checklistText } from '@doselore/contract/courses';
import { expect } from 'vitest';
import type { TestApp } from '../../../test-support/test-app.ts';
import { type BuiltSession, buildSession } from '../virtual-groups/session.factory.ts';

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

/** Saves a checklist with a critical and another item, and returns its id. */
export async function buildChecklist(session: BuiltSession, text = 'Calls for help', version = 0): Promise<number> {
  const items = checklistText([
    { text, is_critical: true },
    { text: 'Explains', is_critical: false },
  ]);
  const path = `/api/admin/courses/${session.courseId}/checklists`;
  const saved = await session.asSuper.put(path, { items, version });
  expect(saved.statusCode).toBe(200);
  return saved.json()[0].id;
}

/** Saves the checklist of a delegate, as the trainer. */
export const observe = (session: BuiltSession, nth: number, checklistId: number, met: string[]) =>
  session.asTrainer.put(session.trainer(`/observations/${session.people[nth]}`), {
    ...{ checklistId, met, idempotencyKey: randomUUID() },
  });
