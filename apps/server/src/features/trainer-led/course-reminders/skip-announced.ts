import { reminderDue, startReminderDays } from '@doselore/contract/course-reminders';
import { londonWallClock } from '@doselore/contract/wall-clock';
import type { Tx } from '../../../platform/db/index.ts';
import type { VirtualGroupData } from '../virtual-groups/index.ts';
import { insertReminder } from './reminders.repository.ts';

/** Records the reminder whose time has passed already when delegates get an email with the date, so that it is not sent too. */
export async function skipAnnounced(tx: Tx, { course, at }: { course: VirtualGroupData; at: Date }): Promise<void> {
  const { id: virtualGroupId, training_start: about } = course;
  if (about === null) return;
  const step = reminderDue(about, startReminderDays, londonWallClock(at));
  if (step !== undefined) await insertReminder(tx, { virtualGroupId, reminder: { kind: 'start', about, step }, at });
}
