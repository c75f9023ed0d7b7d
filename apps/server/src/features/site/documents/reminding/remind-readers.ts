import { AppError, type Body } from '@doselore/contract';
import { documentLimits, type remindReaders as remindEndpoint } from '@doselore/contract/documents';
import { type Actor, notFound } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { days, today } from '../../../../platform/clock/index.ts';
import { type Tx, violatedConstraint } from '../../../../platform/db/index.ts';
import { once } from '../../../../platform/idempotency/index.ts';
import { queueTask, type TaskKind } from '../../../../platform/jobs/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { documentReminder } from '../documents.messages.ts';
import { type DocumentData, type DocumentPlace, findDocumentRow, lockDocument } from '../documents.repository.ts';
import { countReaderFigures, listReaderRows, type ReaderData } from '../readers/readers.repository.ts';
import { checkOpen } from '../versions/add-version.ts';
import { reminderSending } from './reminder-sending.ts';
import {
  insertReminders,
  insertRound,
  listNextIds,
  lockRunning,
  markFailed,
  type RunningRound,
  roundIdOf,
  saveProgress,
} from './rounds.repository.ts';

const taskKind = 'document-reminders';
/** Number of people in one transaction. */
const batch = 500;

/** Returns the start of the period in which a reminder is too recent to send another. */
export const remindedSince = (now: Date): Date => new Date(now.getTime() - days(documentLimits.reminderDays));

type Target = { place: DocumentPlace; documentId: number; selection: Body<typeof remindEndpoint.site> };

const asksReaders = ({ state, must_read }: DocumentData) => state === 'published' && must_read !== 'none';

/** Queues reminders to readers who have not read or acknowledged a document: to all of them, or only to `userIds`. */
export async function remindReaders(
  services: Services,
  actor: Actor,
  { place, documentId, selection }: Target,
): Promise<number> {
  const { db, clock, scanner } = services;
  const { userIds, idempotencyKey: key } = selection;
  const command = `documents.remind ${documentId}`;
  try {
    return await once(db, { actorId: actor.id, key, command }, async (tx) => {
      checkOpen(await lockDocument(tx, place, documentId));
      const facts = { documentId, today: today(clock), isScanning: scanner.isOn };
      const document = await findDocumentRow(tx, place, facts);
      if (document === undefined) throw notFound();
      if (!asksReaders(document))
        throw new AppError('conflict', 'You can send reminders only for a published document that must be read.');
      const target = { ...facts, remindedSince: remindedSince(clock.now()), userIds };
      const { remindable: total } = await countReaderFigures(tx, place, target);
      if (total === 0)
        throw new AppError(
          'conflict',
          'There is nobody to remind. Everyone has read the document, or had a reminder in the last 7 days.',
        );
      const at = clock.now();
      const id = await insertRound(tx, { documentId, userIds: userIds ?? null, askedBy: actor.id, at, total });
      await queueTask(tx, clock, { kind: taskKind, subjectId: id });
      await recordAudit(tx, actor, {
        action: 'documents.remind',
        subject: `document ${documentId}`,
        groupId: place.groupId ?? null,
        detail: { people: total },
      });
      return id;
    });
  } catch (error) {
    if (violatedConstraint(error) === 'document_reminder_rounds_running_key')
      throw new AppError(
        'conflict',
        'Reminders of this document are already being sent. Wait until they have been sent.',
      );
    throw error;
  }
}

/**
 * Sends reminders in batches. Skips everyone who was reminded in the last 7 days. Each batch commits its emails and its
 * progress together, so that a crashed node sends nothing twice.
 */
export function documentRemindersTask(services: Services): TaskKind {
  const { clock, mail } = services;
  return {
    kind: taskKind,
    async step(tx, subjectId) {
      const roundId = roundIdOf(subjectId);
      const round = await lockRunning(tx, roundId);
      if (round === undefined) return 'done';
      const ids = await listNextIds(tx, round, batch);
      const { document, people } = await listRemindable(services, tx, { round, ids });
      if (document !== undefined && people.length > 0) {
        await insertReminders(tx, round, { userIds: people.map(({ user_id }) => user_id), at: clock.now() });
        await mail.send(
          tx,
          documentReminder,
          people.map((person) => reminderSending(document, person)),
        );
      }
      const isLast = document === undefined || ids.length < batch;
      await saveProgress(tx, roundId, {
        sent: people.length,
        lastId: ids.at(-1) ?? round.last_user_id,
        finishedAt: isLast ? clock.now() : null,
      });
      return isLast ? 'done' : 'more';
    },
    giveUp: (tx, subjectId) => markFailed(tx, roundIdOf(subjectId), clock.now()),
  };
}

/**
 * Locks the document of a round and lists the people to remind. Lists nobody when the document no longer must be read.
 */
async function listRemindable(
  { clock, scanner }: Services,
  tx: Tx,
  { round, ids }: { round: RunningRound; ids: readonly number[] },
): Promise<{ document?: DocumentData; people: ReaderData[] }> {
  const place: DocumentPlace = round.group_id === null ? {} : { groupId: round.group_id };
  const facts = { documentId: round.document_id, today: today(clock), isScanning: scanner.isOn };
  await lockDocument(tx, place, round.document_id);
  const document = await findDocumentRow(tx, place, facts);
  if (document === undefined || !asksReaders(document)) return { people: [] };
  const filter = { q: '', sort: '', page: 1, per_page: batch, state: '' } as const;
  const rows = await listReaderRows(tx, place, { ...facts, filter, userIds: ids });
  const since = remindedSince(clock.now());
  const people = rows.filter(
    ({ state, reminded_at: at }) => (state === 'outstanding' || state === 'overdue') && (at === null || at <= since),
  );
  return { document, people };
}
