import { type ProjectRequestId, withoutScope } from '../../../../platform/access/index.ts';
import { hours, minutes } from '../../../../platform/clock/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { type FrequentJob, queueTask, type TaskKind } from '../../../../platform/jobs/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { areBookingsOn } from '../../../../platform/site-settings/index.ts';
import { lockUnits } from '../asking/answers.repository.ts';
import { saveRequestState } from '../asking/asking.repository.ts';
import { settleRequest } from '../asking/settle-request.ts';
import { getBooking } from '../confirming/booking.repository.ts';
import { endChoices } from '../organising/end-choices.ts';
import { notifyOfLapse, remindOfChoice } from '../organising/notify-organiser.ts';
import { mayOrganise } from '../organising/organisers.repository.ts';
import {
  type ChoiceData,
  choiceKind,
  findOpenChoice,
  listOpenChoices,
  saveChoiceReminded,
} from '../organising/organising.repository.ts';
import { lapseKeeping } from '../two-in-one/lapse-keeping.ts';
import { findProjectOf } from './due.repository.ts';
import { isReminderDue } from './reminder-times.ts';

const kind = choiceKind;

/** Working days between the second reminder of an organiser and the deadline. */
const daysBefore = 2;

const needsReminder = ({ asked_at, due_at, reminded_at }: ChoiceData, now: Date) =>
  isReminderDue({ sent_at: asked_at, due_at, reminded_at }, now, daysBefore);

/** Queues a task for each open question to an organiser that lapses or needs a reminder. */
export function watchChoices({ clock }: Pick<Services, 'clock'>): FrequentJob {
  return {
    name: kind,
    everyMs: minutes(5),
    async run(tx) {
      if (!(await areBookingsOn(tx))) return;
      const now = clock.now();
      for (const one of await listOpenChoices(tx))
        if (one.due_at <= now || (one.question === 'choose' && needsReminder(one, now)))
          await queueTask(tx, clock, { kind, subjectId: one.request_id });
    },
  };
}

/**
 * Queues a task for every open question to an organiser each hour, because others take the times of trainers and places that
 * it offers.
 */
export function watchOffers({ clock }: Pick<Services, 'clock'>): FrequentJob {
  return {
    name: 'booking-offers',
    everyMs: hours(1),
    async run(tx) {
      if (!(await areBookingsOn(tx))) return;
      for (const one of await listOpenChoices(tx))
        if (one.question === 'choose') await queueTask(tx, clock, { kind, subjectId: one.request_id });
    },
  };
}

/**
 * Background task that lets the question to one organiser lapse, ends it when nothing can be chosen any longer or when the
 * person may no longer choose, or reminds of it. It decides anew under the locks, so that a choice that came first counts.
 */
export function choicesTask(services: Services): TaskKind {
  return {
    kind,
    async step(tx, subjectId) {
      if (await areBookingsOn(tx)) await actOn(services, tx, withoutScope<'project request'>(subjectId, 'task'));
      return 'done';
    },
    giveUp: async () => undefined,
  };
}

async function actOn(services: Services, tx: Tx, id: ProjectRequestId): Promise<void> {
  const found = await findProjectOf(tx, id);
  if (found === undefined) return;
  await lockUnits(tx, [{ project_id: found.project_id, request_id: id }]);
  const booking = await getBooking(tx, id);
  if (booking.is_archived) return;
  await lapseKeeping(services, tx, id);
  const open = await findOpenChoice(tx, id);
  if (open === undefined) return;
  const at = services.clock.now();
  const { organiser, organiser_user_id: organiserId, due_at: dueAt } = open;
  if (dueAt <= at) {
    await endChoices(services, tx, { ids: [id], state: 'lapsed', outcome: 'lapsed', at });
    await saveRequestState(tx, { id, state: 'lapsed', at });
    await notifyOfLapse(services, tx, { booking, organiser, outcome: 'lapsed', at });
    return;
  }
  if (!(await mayOrganise(tx, { userId: organiserId, groupId: booking.group_id }))) {
    await endChoices(services, tx, { ids: [id], state: 'withdrawn', outcome: 'passed_on', at });
    await saveRequestState(tx, { id, state: 'options_ready', at });
    await notifyOfLapse(services, tx, { booking, organiser, outcome: 'gone', at });
    return;
  }
  await settleRequest(services, tx, { id, at });
  if (!needsReminder(open, at) || (await findOpenChoice(tx, id)) === undefined) return;
  await saveChoiceReminded(tx, id, at);
  await remindOfChoice(services, tx, { booking, organiserId, dueAt, isByHand: false, at });
}
