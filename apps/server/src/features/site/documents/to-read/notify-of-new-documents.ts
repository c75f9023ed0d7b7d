import { withoutScope } from '../../../../platform/access/index.ts';
import { after, type Clock, minutes, today } from '../../../../platform/clock/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { queueTaskLater, type TaskKind } from '../../../../platform/jobs/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { freshDays, noticeBatch, queueNotices } from './queue-notices.ts';
import { listNewlyAsked } from './to-read.repository.ts';

const taskKind = 'new-documents';

/** Wait for more documents of the same organisation, which the same email then covers. */
const gatheringMs = minutes(5);

/**
 * Queues the emails about new documents of an organisation, or of the site when `groupId` is null. Call it after each
 * change that can ask somebody to read a document. People who are not asked get no email.
 */
export function queueNewDocuments(tx: Tx, clock: Clock, groupId: number | null): Promise<void> {
  return queueTaskLater(tx, after(clock, gatheringMs), { kind: taskKind, subjectId: groupId ?? 0 });
}

/** Emails people within minutes about documents that they must read. The daily emails cover later reminders. */
export function newDocumentsTask(services: Services): TaskKind {
  const { clock, scanner } = services;
  return {
    kind: taskKind,
    async step(tx, subjectId) {
      const people = await listNewlyAsked(tx, {
        ...{
          groupId: subjectId === 0 ? null : withoutScope<'group'>(subjectId, 'task'),
          today: today(clock),
          isScanning: scanner.isOn,
        },
        ...{ freshDays, most: noticeBatch },
      });
      if (people.length > 0) await queueNotices(services, tx, people);
      return people.length < noticeBatch ? 'done' : 'more';
    },
    // Nothing more to do: the emails of the next day cover these documents, too.
    giveUp: async () => undefined,
  };
}
