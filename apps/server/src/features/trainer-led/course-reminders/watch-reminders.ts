import { dueReminders, type Reminder, type ReminderKind, startReminderDays } from '@doselore/contract/course-reminders';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { withoutScope } from '../../../platform/access/index.ts';
import { minutes } from '../../../platform/clock/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { type FrequentJob, queueTask, type TaskKind } from '../../../platform/jobs/index.ts';
import type { Services } from '../../../platform/services.ts';
import { lockCourseById } from '../virtual-groups/index.ts';
import { askForFeedback, listCoursesToAsk } from './ask-for-feedback.ts';
import { remindOfAssessment } from './remind-of-assessment.ts';
import { remindOfRegister } from './remind-of-register.ts';
import { remindOfStart } from './remind-of-start.ts';
import { findReminding, insertReminder, listRemindable, type RemindingData } from './reminders.repository.ts';
import type { Reminding } from './reminding-step.ts';
import { warnBelowMinimum } from './warn-below-minimum.ts';

const kind = 'course-reminders';

const senders: Record<ReminderKind, (step: Reminding) => Promise<void>> = {
  start: remindOfStart,
  minimum: warnBelowMinimum,
  register: remindOfRegister,
  assessment: remindOfAssessment,
};

/** Lists the reminders of a course that are due and not recorded. */
function missingReminders(facts: RemindingData, londonNow: Date): Reminder[] {
  return dueReminders(facts, londonNow).filter(
    (due) =>
      !facts.recorded.some(
        (one) => one.kind === due.kind && one.step === due.step && Date.parse(one.about) === due.about.getTime(),
      ),
  );
}

/** Queues a task for each course with a reminder that is due, and for each whose delegates can be asked for feedback. */
export function watchReminders({ clock }: Pick<Services, 'clock'>): FrequentJob {
  return {
    name: kind,
    everyMs: minutes(5),
    async run(tx) {
      const at = clock.now();
      const londonNow = londonWallClock(at);
      for (const facts of await listRemindable(tx, { londonNow, days: Math.max(...startReminderDays) }))
        if (missingReminders(facts, londonNow).length > 0) await queueTask(tx, clock, { kind, subjectId: facts.id });
      for (const subjectId of await listCoursesToAsk(tx, { at, londonNow }))
        await queueTask(tx, clock, { kind, subjectId });
    },
  };
}

/**
 * Background task that sends the reminders and requests of one course under its lock, each once. Queued twice, it finds them recorded.
 * The job queues it again after a failure.
 */
export function reminderTask(services: Services): TaskKind {
  return {
    kind,
    async step(tx, subjectId) {
      const course = await lockCourseById(tx, withoutScope<'virtual group'>(subjectId, 'job'));
      if (course === undefined) return 'done';
      const at = services.clock.now();
      const now = { at, londonNow: londonWallClock(at) };
      await sendReminders(services, tx, { course, ...now });
      await askForFeedback(services, tx, { course, ...now });
      return 'done';
    },
    giveUp: async () => undefined,
  };
}

type Sending = Pick<Reminding, 'course' | 'at' | 'londonNow'>;

async function sendReminders(services: Services, tx: Tx, { course, at, londonNow }: Sending): Promise<void> {
  const facts = await findReminding(tx, course.id);
  if (facts === undefined) return;
  for (const reminder of missingReminders(facts, londonNow))
    if (await insertReminder(tx, { virtualGroupId: course.id, reminder, at }))
      await senders[reminder.kind]({ services, tx, course, facts, at, londonNow, reminder });
}
