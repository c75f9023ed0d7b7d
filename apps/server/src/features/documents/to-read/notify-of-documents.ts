import { today } from '../../../platform/clock/index.ts';
import { type DailyJob, queueTask, type TaskKind } from '../../../platform/jobs/index.ts';
import { publicUrl } from '../../../platform/public-url.ts';
import type { Services } from '../../../platform/services.ts';
import { insertNoticeDay, listNextPeople, saveLastPerson, takeDueNotices } from './to-read.repository.ts';
import { toReadMessage } from './to-read-message.ts';

const taskKind = 'document-notices';
/** Number of people in one transaction. */
const batch = 500;
const freshDays = 7;
const remindDays = 3;

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
  const { clock, mail, scanner, config } = services;
  const siteUrl = publicUrl(config);
  return {
    kind: taskKind,
    async step(tx, dayId) {
      const people = await listNextPeople(tx, dayId, batch);
      const last = people.at(-1);
      if (last === undefined) return 'done';
      const due = await takeDueNotices(tx, {
        ...{ userIds: people.map(({ id }) => id), today: today(clock), now: clock.now(), isScanning: scanner.isOn },
        ...{ freshDays, remindDays },
      });
      const byPerson = Map.groupBy(due, ({ user_id }) => user_id);
      const messages = people.flatMap((person) => {
        const documents = byPerson.get(person.id);
        return documents === undefined ? [] : [toReadMessage(person, documents, siteUrl)];
      });
      if (messages.length > 0) await mail.queueAll(tx, messages);
      await saveLastPerson(tx, dayId, last.id);
      return people.length < batch ? 'done' : 'more';
    },
    // Nothing more to do: the run of the next day sends the missing emails.
    giveUp: async () => undefined,
  };
}
