import { webAddresses } from '@doselore/contract';
import { listWilling } from '../../site/notifications/index.ts';
import { courseSending, notifyTrainer } from '../course-notices/index.ts';
import { findContact } from './reminders.repository.ts';
import type { Reminding } from './reminding-step.ts';

type Notice = { title: string; body: string };

/**
 * Reminds the trainer of a course by a notification. Returns the email to go with it, with these values, or none where
 * the trainer has switched reminders off.
 */
export async function remindTrainer<const More extends Readonly<Record<string, unknown>>>(
  { tx, course, at }: Reminding,
  notice: Notice,
  more: More,
) {
  const [trainer] = await listWilling(tx, await findContact(tx, course.id, 'trainer'), 'courseReminders');
  if (trainer === undefined) return [];
  await notifyTrainer(tx, { course, ...notice, at });
  return [courseSending(course, trainer, { ...more, page: webAddresses.delegates(course.id) })];
}
