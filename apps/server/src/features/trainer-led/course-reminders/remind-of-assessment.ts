import { plural } from '@doselore/contract';
import { assessmentDeadline } from '@doselore/contract/course-assessments';
import { formatLongDay } from '../../../platform/clock/index.ts';
import { listWilling } from '../../site/notifications/index.ts';
import { courseSendings, findReachableDelegates, whenOf } from '../course-notices/index.ts';
import { showDelegates } from '../virtual-groups/index.ts';
import { remindTrainer } from './remind-trainer.ts';
import { assessmentDue, resultsMissing } from './reminding.messages.ts';
import type { Reminding } from './reminding-step.ts';

/** Reminds the delegates without a result of the last day of their assessment, and the trainer who enters results. */
export async function remindOfAssessment(step: Reminding): Promise<void> {
  const { services, tx, course } = step;
  const { title, training_end: end, assessment_type: type, post_training_days_allowed: days } = course;
  if (end === null || type === 'none') return;
  const until = assessmentDeadline(end, days);
  const pending = (await showDelegates(tx, course.id)).flatMap((one) =>
    one.assessment === 'pending' ? [one.user_id] : [],
  );
  const reachable = (await findReachableDelegates(tx, course.id)).filter(({ user_id }) => pending.includes(user_id));
  const people = await listWilling(tx, reachable, 'courseReminders');
  await services.mail.send(tx, assessmentDue, courseSendings(course, people, { until, next: type }));
  // The online course gives the result, so that the trainer has nothing to enter.
  if (type === 'online') return;
  const missing = `${pending.length} ${plural(pending.length, 'delegate has', 'delegates have')} no result yet. Enter results until ${formatLongDay(until)}.`;
  const notice = { title: 'Results are missing', body: `${title}${whenOf(course)}: ${missing}` };
  const email = await remindTrainer(step, notice, { pending: pending.length, until });
  await services.mail.send(tx, resultsMissing, email);
}
