import { randomUUID } from 'node:crypto';
import { runDueJobs } from '../../../platform/jobs/index.ts';
import { runBackground } from '../../../test-support/background.ts';
import type { TestApp } from '../../../test-support/test-app.ts';
import { watchReminders } from './watch-reminders.ts';

/** Runs the job and its tasks at a moment, on four nodes at once. Returns the emails that were sent, in their order, without calendar mail. */
export async function remindAt(
  server: TestApp,
  moment: string,
): Promise<{ to: string; subject: string; text: string }[]> {
  server.clock.set(moment);
  const [last] = await server.rows<{ id: number }>('select coalesce(max(id), 0)::int as id from outbox_messages');
  const problems: string[] = [];
  const nodes = [1, 2, 3, 4];
  // A name of its own for each call makes the job due whenever the test asks.
  const job = { ...watchReminders(server.services), name: `course-reminders ${randomUUID()}` };
  const options = { ...server.services, jobs: [job], log: (problem: string) => problems.push(problem) };
  await Promise.all(nodes.map(() => runDueJobs(options)));
  await Promise.all(nodes.map(() => runBackground(server)));
  if (problems.length > 0) throw new Error(problems.join());
  return server.rows(
    'select recipient as "to", subject, body_text as text from outbox_messages where id > $1 and calendar_method is null order by id',
    [last?.id ?? 0],
  );
}
