import { plural } from '@doselore/contract';
import { type AssessmentType, assessmentDeadline } from '@doselore/contract/virtual-groups';
import { formatLongDay } from '../../../platform/clock/index.ts';
import { listWilling } from '../../notifications/index.ts';
import { listDelegates, listReachableDelegates } from '../delegates/delegates.repository.ts';
import { whenOf } from '../planning/course-words.ts';
import { emailPeople } from '../planning/email-of-plan.ts';
import { remindTrainer } from './remind-trainer.ts';
import { type Reminding, switchOff } from './reminding-step.ts';

const nextSteps: Record<AssessmentType, string> = {
  none: '',
  online: 'Open the course in My Courses and complete its modules by then.',
  paper: 'Give your paper to the trainer by then, if you have not done so. The trainer enters your result.',
  observed: 'Agree a time with the trainer before then. The trainer observes you and enters your result.',
};

/** Reminds the delegates without a result of the last day of their assessment, and the trainer who enters results. */
export async function remindOfAssessment(step: Reminding): Promise<void> {
  const { services, tx, course } = step;
  const { title, training_end: end, assessment_type: type, assessment_days: days } = course;
  if (end === null || type === 'none') return;
  const until = formatLongDay(`${assessmentDeadline(end, days)}T00:00:00Z`);
  const pending = (await listDelegates(tx, course.id)).flatMap((one) =>
    one.assessment === 'pending' ? [one.user_id] : [],
  );
  const reachable = (await listReachableDelegates(tx, course.id)).filter(({ user_id }) => pending.includes(user_id));
  await emailPeople(services, tx, {
    course,
    people: await listWilling(tx, reachable, 'courseReminders'),
    withDetails: false,
    message: {
      subject: `Assessment until ${until}: ${title}`,
      lead: `You attended ${title}${whenOf(course)}. Your assessment can be completed until ${until}.`,
      more: [nextSteps[type], 'Without a result by then your licence for the course can lapse.', switchOff],
    },
  });
  // The online course gives the result, so that the trainer has nothing to enter.
  if (type === 'online') return;
  const missing = `${pending.length} ${plural(pending.length, 'delegate has', 'delegates have')} no result yet. Enter results until ${until}.`;
  await remindTrainer(step, {
    title: 'Results are missing',
    body: `${title}${whenOf(course)}: ${missing}`,
    subject: `Results are missing: ${title}${whenOf(course)}`,
    paragraphs: [`${title}${whenOf(course)}: ${missing}`],
    label: 'Enter results',
  });
}
