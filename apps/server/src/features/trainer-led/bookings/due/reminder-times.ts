import { londonWallClock, momentOfWallClock } from '@doselore/contract/wall-clock';
import { workingDayAfter, workingDayBefore } from '../deadlines/deadline-after.ts';

type Question = { sent_at: Date; due_at: Date };

const wallDay = (at: Date) => londonWallClock(at).toISOString().slice(0, 10);
const momentOf = (day: string, time: string) => momentOfWallClock(new Date(`${day}T${time}:00.000Z`));

/** Moves a moment at night or on a day without work to 09:00 of the next working day. */
function inWorkingHours(at: Date): Date {
  const local = londonWallClock(at).toISOString();
  const [day, hour] = [local.slice(0, 10), Number(local.slice(11, 13))];
  const isWorkingDay = workingDayAfter(workingDayBefore(day, 1), 1) === day;
  if (!isWorkingDay || hour >= 18) return momentOf(workingDayAfter(day, 1), '09:00');
  return hour < 9 ? momentOf(day, '09:00') : at;
}

/**
 * Returns when somebody who has not answered is reminded: halfway to the deadline, and at 09:00 some working days before it.
 * Both lie in working hours, after the question and before the deadline.
 */
export function reminderTimes({ sent_at: sent, due_at: due }: Question, daysBefore = 1): Date[] {
  const half = inWorkingHours(new Date((sent.getTime() + due.getTime()) / 2));
  const dayBefore = momentOf(workingDayBefore(wallDay(due), daysBefore), '09:00');
  return [half, dayBefore].filter((at) => at > sent && at < due && wallDay(at) !== wallDay(sent));
}

/** Returns whether a reminder is due now that was not sent. Two reminders of one day are one. */
export function isReminderDue(
  { reminded_at: reminded, ...question }: Question & { reminded_at: readonly Date[] },
  now: Date,
  daysBefore = 1,
) {
  const latest = Math.max(
    ...reminderTimes(question, daysBefore)
      .filter((at) => at <= now)
      .map((at) => at.getTime()),
  );
  if (now >= question.due_at || latest === Number.NEGATIVE_INFINITY) return false;
  return !reminded.some((at) => wallDay(at) >= wallDay(new Date(latest)));
}
