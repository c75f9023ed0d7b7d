import { today } from '../../../../platform/clock/index.ts';
import { type DailyJob, queueTask, type TaskKind } from '../../../../platform/jobs/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { noticeBatch, queueNotices } from './queue-notices.ts';
import { insertNoticeDay, listNextPeople, saveLastPerson } from './to-read.repository.ts';

const taskKind = 'document-notices';

/** Queues the emails of the day about documents to read. */
export function queueDocumentNotices({ clock }: Pick<Services, 'clock'>): DailyJob {
  return {
    name: 'document-notices',
    async run(tx) {
      const subjectId = await insertNoticeDay(tx, today(clock));
      if (subjectId !== undefined) await queueTask(tx, clock, { kind: taskKind, subjectId });
    },
  };
}

/**
 * Emails people about documents that they must read. They get an email when a document is new, 3 days before it is due,
 * and when it is overdue. One email covers all documents of the day. Each batch commits its emails and its progress
 * together, so that a crashed node sends nothing twice.
 */
export function documentNoticesTask(services: Services): TaskKind {
  return {
    kind: taskKind,
    async step(tx, dayId) {
      const people = await listNextPeople(tx, dayId, noticeBatch);
      const last = people.at(-1);
      if (last === undefined) return 'done';
      await queueNotices(services, tx, people);
      await saveLastPerson(tx, dayId, last.id);
      return people.length < noticeBatch ? 'done' : 'more';
    },
    // Nothing more to do: the run of the next day sends the missing emails.
    giveUp: async () => undefined,
  };
}
