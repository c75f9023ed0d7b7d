import type { TestApp } from '../../test-support/test-app.ts';
import { buildSession } from '../virtual-groups/session.factory.ts';

/** Builds a course as `buildSession` does, with the row of its session from 10:00 to 11:00 on 1 September. */
export async function buildTaughtSession(server: TestApp) {
  const session = await buildSession(server);
  await server.rows(
    `insert into virtual_group_sessions (virtual_group_id, ordinal, training_slot, training_start, training_end)
     values ($1, 1, 'am', '2026-09-01T10:00:00Z', '2026-09-01T11:00:00Z')`,
    [session.virtualGroupId],
  );
  return session;
}
