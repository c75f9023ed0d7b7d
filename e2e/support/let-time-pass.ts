import { rowsOf } from './database.ts';

/** Lets the day of a course of one session come: it began two hours ago and has just ended. */
export async function letTimePass(server: { databaseUrl: string }, courseId: number): Promise<void> {
  const localTime = `date_trunc('minute', now() at time zone 'Europe/London') at time zone 'UTC'`;
  const times = `training_start = ${localTime} - interval '2 hours', training_end = ${localTime} - interval '1 minute'`;
  await rowsOf(server, `update virtual_group_sessions set ${times} where virtual_group_id = $1`, [courseId]);
  await rowsOf(server, `update virtual_groups set ${times} where id = $1`, [courseId]);
}
