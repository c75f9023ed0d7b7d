import { terms } from '@doselore/contract';
import { type VirtualGroupId, withoutScope } from '../../../platform/access/index.ts';
import { after, type Clock, formatMoment, minutes } from '../../../platform/clock/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { queueTaskAt, type TaskKind } from '../../../platform/jobs/index.ts';
import type { Services } from '../../../platform/services.ts';
import { notify } from '../../site/notifications/index.ts';
import { courseValues, isAhead, whenOf } from '../course-notices/index.ts';
import { findOrganiserPage } from '../organised-courses/index.ts';
import { getCourse, type VirtualGroupData } from '../virtual-groups/index.ts';
import { type News, newsOf } from './news-of.ts';
import {
  organisedCancelled,
  organisedMoved,
  organisedNoDate,
  organisedScheduled,
  otherTrainer,
} from './organiser-notices.messages.ts';
import { findOrganised, type Organised, saveKnown } from './organiser-notices.repository.ts';

const kind = 'organiser-notices';
const pauseMinutes = 2;

/** Has the organiser of a course notified 2 minutes after its last change, so that a burst of changes is one email. */
export function queueNews(tx: Tx, clock: Clock, virtualGroupId: VirtualGroupId): Promise<void> {
  return queueTaskAt(tx, after(clock, minutes(pauseMinutes)), { kind, subjectId: virtualGroupId });
}

/**
 * Background task that notifies the organiser of one course of what has changed since the last email. It does not lock the
 * course: a command that queues this task waits until it has ended, and queues it again.
 */
export function organiserNewsTask(services: Services): TaskKind {
  return {
    kind,
    async step(tx, subjectId) {
      await sendNews(services, tx, withoutScope<'virtual group'>(subjectId, 'task'));
      return 'done';
    },
    giveUp: async () => undefined,
  };
}

async function sendNews(services: Services, tx: Tx, id: VirtualGroupId): Promise<void> {
  const [course, organised] = [await getCourse(tx, id), await findOrganised(tx, id)];
  if (course === undefined || organised === undefined) return;
  const at = services.clock.now();
  const news = newsOf(organised.known ?? undefined, organised);
  if (news === undefined) return;
  await saveKnown(tx, { virtualGroupId: id, userId: organised.organiser.user_id, at });
  // The date of a course that is over is no news.
  if (course.state === 'scheduled' && !isAhead(course, at)) return;
  await notifyOrganiser(services, tx, { course, organised, news, at });
}

type Notice = { course: VirtualGroupData; organised: Organised; news: News; at: Date };

async function notifyOrganiser({ mail }: Services, tx: Tx, { course, organised, news, at }: Notice): Promise<void> {
  const { organiser, known } = organised;
  const former = known?.training_start ?? null;
  const hasNewStart = former?.getTime() !== organised.training_start?.getTime();
  const page = await findOrganiserPage(tx, { userId: organiser.user_id, course });
  const values = {
    ...{ first_name: organiser.first_name, ...courseValues(course), page: page?.address ?? null },
    ...{ group_name: course.group_name, trainer: course.trainer },
  };
  const { email: to } = organiser;
  const send = {
    scheduled: () => mail.send(tx, organisedScheduled, [{ to, values }]),
    moved: () => mail.send(tx, organisedMoved, [{ to, values: { ...values, before: hasNewStart ? former : null } }]),
    trainer: () => mail.send(tx, otherTrainer, [{ to, values }]),
    no_date: () => mail.send(tx, organisedNoDate, [{ to, values: { ...values, start: former } }]),
    cancelled: () => mail.send(tx, organisedCancelled, [{ to, values: { ...values, reason: course.end_reason } }]),
  };
  await send[news]();
  await notify(tx, {
    ...({ at, groupId: course.group_id, code: 'session_changed', tag: 'Courses' } as const),
    ...noticeOf(news, course, former),
    ...(page && { actionUrl: page.address }),
    userIds: [organiser.user_id],
  });
}

function noticeOf(news: News, course: VirtualGroupData, former: Date | null): { title: string; body: string } {
  const what = `${course.title}${whenOf(course)} for ${course.group_name}`;
  const before = former === null ? '' : ` on ${formatMoment(former)}`;
  const words: Record<News, [string, string]> = {
    scheduled: ['was scheduled', `${what}.`],
    moved: ['has changed', `${course.title} for ${course.group_name} is now${whenOf(course)}.`],
    trainer: ['has another trainer', `${course.trainer ?? 'Nobody'} now leads ${what}.`],
    no_date: ['no longer has a date', `${course.title}${before} for ${course.group_name} is a draft again.`],
    cancelled: ['was cancelled', `${what} has been cancelled. ${course.end_reason}`.trim()],
  };
  const [event, body] = words[news];
  return { title: `A ${terms.virtualGroup.one} you organise ${event}`, body };
}
