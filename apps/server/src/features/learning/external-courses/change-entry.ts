import { AppError } from '@doselore/contract';
import type { ExternalChanges } from '@doselore/contract/external-courses';
import { type Actor, type GroupId, notFound, type Scope, type UserId } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { today } from '../../../platform/clock/index.ts';
import { inTransaction, type Queries, type Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { entryFieldsOf } from './entry-fields.ts';
import {
  deleteEntryRow,
  type ExternalData,
  evidenceOf,
  findHomeOf,
  insertEntry,
  listEntries,
  lockEntry,
  type MemberRef,
  updateEntry,
} from './external-courses.repository.ts';

/** A new entry. `replaces_id` is a decided entry that it corrects. */
type NewEntry = ExternalChanges & { replaces_id?: number | null };
type Room = Pick<Services, 'db' | 'clock'>;
/** One entry in the scope of the caller. `target` is the member whose entry an admin changes. */
export type EntryPlace = { scope: Scope; externalCourseUserId: number; target?: MemberRef | undefined };

/** Adds an entry of the caller and returns its id. */
export function addEntry(services: Room, actor: Actor, changes: NewEntry): Promise<number> {
  return inTransaction(services.db, async (tx) => {
    const groupId = await findHomeOf(tx, actor.id);
    if (groupId === undefined)
      throw new AppError(
        'conflict',
        'You are not a member of an organisation, so this cannot be saved. Ask your organisation to add you.',
      );
    const scope: Scope = { grants: [{ kind: 'self', userId: actor.id }] };
    return addEntryWithin(services, tx, actor, { scope, userId: actor.id, groupId, changes });
  });
}

type Adding = { scope: Scope; userId: UserId; groupId: GroupId; target?: MemberRef | undefined; changes: NewEntry };

/** Adds an entry of a person and returns its id. A corrected entry is replaced, and the new entry gets its evidence. */
export async function addEntryWithin(
  { clock }: Pick<Room, 'clock'>,
  tx: Tx,
  actor: Actor,
  { scope, userId, groupId, target, changes: { replaces_id = null, ...changes } }: Adding,
): Promise<number> {
  const replaces =
    replaces_id === null
      ? undefined
      : asReplaceable(await lockEntry(tx, scope, { externalCourseUserId: replaces_id, target }));
  const fields = await entryFieldsOf(tx, changes, { today: today(clock), before: replaces });
  const at = clock.now();
  const correcting = replaces && { replacesId: replaces.id, evidence: evidenceOf(replaces) };
  const id = await insertEntry(tx, { ...fields, userId, groupId, enteredBy: actor.id, at, ...correcting });
  await recordAudit(tx, actor, {
    action: 'externalCourses.add',
    subject: `external course user ${id}`,
    groupId,
    ...(replaces !== undefined && { detail: { replaces: replaces.id } }),
  });
  return id;
}

export async function changeEntry(services: Room, actor: Actor, target: EntryPlace & { changes: ExternalChanges }) {
  const { changes, ...place } = target;
  await inTransaction(services.db, async (tx) => {
    const before = await lockOpenEntry(tx, place);
    await saveEntry(services, tx, actor, { before, changes });
  });
}

/** Saves the fields of a locked entry. */
export async function saveEntry(
  { clock }: Pick<Room, 'clock'>,
  tx: Tx,
  actor: Actor,
  { before, changes, groupId }: { before: ExternalData; changes: ExternalChanges; groupId?: GroupId },
): Promise<void> {
  const fields = await entryFieldsOf(tx, changes, { today: today(clock), before });
  await updateEntry(tx, before.id, { ...fields, updated_at: clock.now() });
  await recordAudit(tx, actor, {
    action: 'externalCourses.change',
    subject: `external course user ${before.id}`,
    ...(groupId !== undefined && { groupId }),
    detail: { completedOn: before.completed_on, nowCompletedOn: fields.completed_on, months: fields.months },
  });
}

export async function deleteEntry(services: Room, actor: Actor, place: EntryPlace): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const storedEntry = await lockOpenEntry(tx, place);
    await deleteEntryRow(tx, storedEntry.id);
    await recordAudit(tx, actor, {
      action: 'externalCourses.delete',
      subject: `external course user ${storedEntry.id}`,
    });
  });
}

/** Locks an entry. Throws when it has been verified or rejected: the decision was about its present contents. */
export async function lockOpenEntry(tx: Tx, { scope, ...place }: EntryPlace): Promise<ExternalData> {
  return asOpen(await lockEntry(tx, scope, place));
}

/** Throws like `lockOpenEntry`, without a lock. Call it before an upload is read. */
export async function checkOpenEntry(db: Queries, { scope, ...place }: EntryPlace): Promise<void> {
  const [entry] = await listEntries(db, scope, place);
  asOpen(entry);
}

function asOpen(entry: ExternalData | undefined): ExternalData {
  if (entry === undefined) throw notFound();
  if (entry.state !== 'unverified')
    throw new AppError(
      'conflict',
      'This entry has been reviewed and can no longer be changed. Add a new entry instead.',
    );
  return entry;
}

function asReplaceable(entry: ExternalData | undefined): ExternalData {
  if (entry === undefined) throw notFound();
  if (entry.is_replaced) throw new AppError('conflict', 'A newer entry has replaced this one. Open the newer entry.');
  if (entry.state === 'unverified')
    throw new AppError('conflict', 'This entry can still be changed. Change it instead of replacing it.');
  return entry;
}
