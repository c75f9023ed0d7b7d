import { AppError } from '@doselore/contract';
import { type Actor, notFound } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { inTransaction, type Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { archiveFooterRow, hasFooter, insertFooter, lockFooter } from './footers.repository.ts';
import { newCode } from './save-icon.ts';

type Room = Pick<Services, 'db' | 'clock'>;

export function addFooter({ db, clock }: Room, actor: Actor, { text }: { text: string }): Promise<number> {
  return inTransaction(db, async (tx) => {
    const id = await insertFooter(tx, { code: newCode(), text, madeBy: actor.id, at: clock.now() });
    await recordAudit(tx, actor, { action: 'certificates.addFooter', subject: `footer message ${id}` });
    return id;
  });
}

/** Finds a message that may be changed. Throws 404 when it does not exist, and 409 when a newer row has replaced it. */
async function takeFooter(tx: Tx, footerMessageId: number) {
  const footer = await lockFooter(tx, footerMessageId);
  if (footer !== undefined) return footer;
  if (!(await hasFooter(tx, footerMessageId))) throw notFound();
  throw new AppError(
    'conflict',
    'Someone changed this message after you opened it. Your change was not saved. Open the message again.',
  );
}

/** Replaces a message by a new row with the same code. Issued certificates keep the earlier words. */
export function replaceFooter(
  { db, clock }: Room,
  actor: Actor,
  { footerMessageId, text }: { footerMessageId: number; text: string },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const before = await takeFooter(tx, footerMessageId);
    if (before.is_archived)
      throw new AppError('conflict', 'This message is archived. Restore it before you change it.');
    const at = clock.now();
    await archiveFooterRow(tx, footerMessageId, at);
    const id = await insertFooter(tx, { code: before.code, text, madeBy: actor.id, at });
    await recordAudit(tx, actor, {
      action: 'certificates.changeFooter',
      subject: `footer message ${id}`,
      detail: { replaces: footerMessageId },
    });
    return id;
  });
}

/** Archives or restores a message. Does nothing when it is in this state already. */
export async function setFooterArchived(
  { db, clock }: Room,
  actor: Actor,
  { footerMessageId, archived }: { footerMessageId: number; archived: boolean },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const footer = await takeFooter(tx, footerMessageId);
    if (footer.is_archived === archived) return;
    await archiveFooterRow(tx, footerMessageId, archived ? clock.now() : null);
    const action = archived ? 'certificates.archiveFooter' : 'certificates.restoreFooter';
    await recordAudit(tx, actor, { action, subject: `footer message ${footerMessageId}` });
  });
}
