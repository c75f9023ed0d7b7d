import { AppError, type Body, fieldError } from '@doselore/contract';
import type { createIcon as endpoint } from '@doselore/contract/certificate-settings';
import { type Actor, notFound } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { inTransaction, type Tx } from '../../../../platform/db/index.ts';
import { randomToken } from '../../../../platform/secrets.ts';
import type { Services } from '../../../../platform/services.ts';
import { listPictures } from '../pictures/pictures.repository.ts';
import { archiveIconRow, hasGroup, hasIcon, insertIcon, lockIcon } from './icons.repository.ts';

type Room = Pick<Services, 'db' | 'clock'>;
type Fields = Body<typeof endpoint>;

/** Makes a code, which stays the same when an icon or a footer message is changed. */
export const newCode = (): string => randomToken().slice(0, 12);

async function checkFields(tx: Tx, { kind, groupId, pictureId }: Fields): Promise<void> {
  if (kind === 'organisation' && groupId === null) throw fieldError('groupId', 'Choose the organisation');
  if (groupId !== null && !(await hasGroup(tx, groupId))) throw fieldError('groupId', 'Choose the organisation');
  if ((await listPictures(tx, [pictureId])).length === 0) throw fieldError('pictureId', 'Choose a picture');
}

const valuesOf = ({ title, kind, groupId, pictureId }: Fields) => ({
  title,
  kind,
  groupId: kind === 'organisation' ? groupId : null,
  pictureId,
});

export function addIcon({ db, clock }: Room, actor: Actor, fields: Fields): Promise<number> {
  return inTransaction(db, async (tx) => {
    await checkFields(tx, fields);
    const id = await insertIcon(tx, { ...valuesOf(fields), code: newCode(), madeBy: actor.id, at: clock.now() });
    await recordAudit(tx, actor, { action: 'certificates.addIcon', subject: `certificate icon ${id}` });
    return id;
  });
}

/** Finds an icon that may be changed. Throws 404 when it does not exist, and 409 when a newer row has replaced it. */
async function takeIcon(tx: Tx, iconId: number) {
  const icon = await lockIcon(tx, iconId);
  if (icon !== undefined) return icon;
  if (!(await hasIcon(tx, iconId))) throw notFound();
  throw new AppError(
    'conflict',
    'Someone changed this icon after you opened it. Your change was not saved. Open the icon again.',
  );
}

/** Replaces an icon by a new row with the same code. Issued certificates keep the earlier row. */
export function replaceIcon(
  { db, clock }: Room,
  actor: Actor,
  { iconId, fields }: { iconId: number; fields: Fields },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const before = await takeIcon(tx, iconId);
    if (before.is_archived) throw new AppError('conflict', 'This icon is archived. Restore it before you change it.');
    await checkFields(tx, fields);
    const at = clock.now();
    await archiveIconRow(tx, iconId, at);
    const id = await insertIcon(tx, { ...valuesOf(fields), code: before.code, madeBy: actor.id, at });
    await recordAudit(tx, actor, {
      action: 'certificates.changeIcon',
      subject: `certificate icon ${id}`,
      detail: { replaces: iconId, hasOtherPicture: before.picture_id !== fields.pictureId },
    });
    return id;
  });
}

/** Archives or restores an icon. Does nothing when it is in this state already. */
export async function setIconArchived(
  { db, clock }: Room,
  actor: Actor,
  { iconId, archived }: { iconId: number; archived: boolean },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const icon = await takeIcon(tx, iconId);
    if (icon.is_archived === archived) return;
    await archiveIconRow(tx, iconId, archived ? clock.now() : null);
    const action = archived ? 'certificates.archiveIcon' : 'certificates.restoreIcon';
    await recordAudit(tx, actor, { action, subject: `certificate icon ${iconId}` });
  });
}
