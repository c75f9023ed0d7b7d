import { type Answer, AppError, type Body, webAddresses } from '@doselore/contract';
import { documentLimits, type remindReaders as remindEndpoint } from '@doselore/contract/documents';
import { type Actor, notFound } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { days, formatLongDay, today } from '../../../platform/clock/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { onceWithAnswer } from '../../../platform/idempotency/index.ts';
import { publicUrl } from '../../../platform/public-url.ts';
import type { Services } from '../../../platform/services.ts';
import { type DocumentData, type DocumentPlace, findDocumentRow, lockDocument } from '../documents.repository.ts';
import { checkOpen } from '../versions/add-version.ts';
import { insertReminders, listReaderRows, type ReaderData } from './readers.repository.ts';

/** Largest number of people who are reminded at once. */
const mostReaders = 100_000;

/** Moment since when a reminder is too recent for another. */
export const remindedSince = (now: Date): Date => new Date(now.getTime() - days(documentLimits.reminderDays));

type Of = { place: DocumentPlace; documentId: number; asked: Body<typeof remindEndpoint.site> };

/**
 * Emails the people who have not done what a document asks: all of them, or those of `userIds`. Skips everyone who was
 * reminded in the last 7 days. The document is locked, so that two reminders at once send one email.
 */
export function remindReaders(
  services: Services,
  actor: Actor,
  { place, documentId, asked }: Of,
): Promise<Answer<typeof remindEndpoint.site>> {
  const { db, clock, scanner } = services;
  const { userIds, idempotencyKey: key } = asked;
  const command = `documents.remind ${documentId}`;
  return onceWithAnswer(db, { actorId: actor.id, key, command }, async (tx) => {
    checkOpen(await lockDocument(tx, place, documentId));
    const facts = { documentId, today: today(clock), isScanning: scanner.isOn };
    const document = await findDocumentRow(tx, place, facts);
    if (document === undefined) throw notFound();
    if (document.state !== 'published' || document.must_read === 'none')
      throw new AppError('conflict', 'Readers are reminded only of a published document that must be read.');
    const filter = { q: '', sort: '', page: 1, per_page: mostReaders, state: '' } as const;
    const rows = await listReaderRows(tx, place, { ...facts, filter, userIds });
    const open = rows.filter(({ state }) => state === 'outstanding' || state === 'overdue');
    const since = remindedSince(clock.now());
    const people = open.filter(({ reminded_at: at }) => at === null || at <= since);
    await insertReminders(tx, {
      ...{ documentId, userIds: people.map(({ user_id }) => user_id) },
      ...{ sentBy: actor.id, at: clock.now() },
    });
    for (const person of people) await sendReminder(services, tx, { document, person });
    await recordAudit(tx, actor, {
      action: 'documents.remind',
      subject: `document ${documentId}`,
      groupId: place.groupId ?? null,
      detail: { people: people.length, skipped: open.length - people.length },
    });
    return { sent: people.length, skipped: (userIds?.length ?? open.length) - people.length };
  });
}

async function sendReminder(
  { mail, config }: Services,
  tx: Tx,
  { document, person }: { document: DocumentData; person: ReaderData },
): Promise<void> {
  const due = person.due_on === null ? '' : ` by ${formatLongDay(person.due_on)}`;
  const late = person.state === 'overdue' ? ' This day has passed.' : '';
  await mail.queue(tx, {
    to: person.email,
    subject: `To read: ${document.title}`,
    greeting: `Hello ${person.first_name},`,
    paragraphs: [
      `${document.group_name ?? 'Doselore'} asks you to read "${document.title}"${due}.${late}`,
      document.must_read === 'acknowledge'
        ? 'Open it under Resources, read it, and acknowledge it there.'
        : 'Open it under Resources.',
    ],
    link: { label: 'Open Resources', url: `${publicUrl(config)}${webAddresses.resources()}` },
  });
}
