import { londonWallClock, momentOfWallClock } from '@doselore/contract/wall-clock';
import { workingDayBefore } from '../deadlines/deadline-after.ts';

export type Question = { asked_at: Date; due_at: Date; reminded_at: readonly Date[] };

/** Returns when a trainer is reminded of a question: halfway to the deadline, and at 18:00 one working day before its day. */
export function reminderTimes({ asked_at: askedAt, due_at: dueAt }: Question): Date[] {
  const half = new Date((askedAt.getTime() + dueAt.getTime()) / 2);
  const dayBefore = workingDayBefore(londonWallClock(dueAt).toISOString().slice(0, 10), 1);
  const before = momentOfWallClock(new Date(`${dayBefore}T18:00:00.000Z`));
  return [half, before].filter((time) => time > askedAt && time < dueAt);
}

/** Returns whether a reminder is due that was not sent: none after the last time that has passed. */
export function isReminderDue(question: Question, now: Date): boolean {
  const passed = reminderTimes(question).filter((time) => time <= now);
  const last = Math.max(...passed.map((time) => time.getTime()));
  return passed.length > 0 && !question.reminded_at.some((time) => time.getTime() >= last);
}
