import { AppError } from '@doselore/contract';
import type { DataClass, ErasureReason } from '@doselore/contract/personal-data';
import { type Actor, notFound, type UserId } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { today } from '../../../../platform/clock/index.ts';
import { dryRun, inTransaction, type Tx } from '../../../../platform/db/index.ts';
import { queueTask } from '../../../../platform/jobs/index.ts';
import { escapeHtml } from '../../../../platform/mail/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { recordWorkHistory } from '../../../../platform/work-history/index.ts';
import { reclaimSeat } from '../../../licences/licences/index.ts';
import { personalTables } from '../map/personal-data.ts';
import { countRows, eraseRows } from '../personal-tables.repository.ts';
import { type Account, endLiveLicences, lockAccounts, markErased, noteFiles } from './erasures.repository.ts';
import {
  clearSuperintendent,
  clearVenueContact,
  deleteMessagesAbout,
  emptyListRows,
  forgetMerges,
} from './mentions.repository.ts';
import { decideNames, listKeptNames } from './names.repository.ts';

export const taskKind = 'finish-erasure';
type Room = Pick<Services, 'db' | 'clock'>;
type Erase = { userId: UserId; reason: ErasureReason };
/** Erasure by a site admin, or one that the list of erasures repeats after a restore. */
type Work =
  | { userId: UserId; actor: Actor; reason: ErasureReason }
  | { userId: UserId; actor: undefined; reason: 'erasedBefore' };

/** Returns the result that erasing this person would have, by a dry run. */
export function previewErasure(services: Room, actor: Actor, userId: UserId) {
  return dryRun(services.db, (tx) => carryOut(services, tx, { actor, userId, reason: 'personAsked' }));
}
export type Erasure = Awaited<ReturnType<typeof carryOut>>;

/** Erases a person for good, in one transaction. Files are deleted after it, so that a failed erasure loses none. */
export async function erasePerson(services: Room, actor: Actor, target: Erase): Promise<void> {
  await inTransaction(services.db, (tx) => carryOut(services, tx, { actor, ...target }));
}

/** Erases a person whom the list of erasures names, also one who was a site admin when the backup was made. */
export async function eraseListedPerson(services: Room, userId: UserId): Promise<void> {
  const work = { actor: undefined, userId, reason: 'erasedBefore' } as const;
  await inTransaction(services.db, (tx) => carryOut(services, tx, work));
}

async function carryOut(services: Room, tx: Tx, { actor, userId, reason }: Work) {
  const at = services.clock.now();
  const accounts = await lockErasable(tx, actor, userId);
  const userIds = accounts.map(({ id }) => id);
  const counts = await countClasses(tx, userIds);
  await decideNames(tx, { userIds, today: today(services.clock) });
  const names = await listKeptNames(tx, userIds);
  const ended = await endLicences(tx, { userIds, at, actorId: actor?.id ?? userId, batchId: `erase-${userId}` });
  const files = await noteFiles(tx, userIds);
  counts.lists = 0;
  for (const account of accounts) {
    await deleteMessagesAbout(tx, account, escapeHtml);
    await clearSuperintendent(tx, account);
    await clearVenueContact(tx, account);
    counts.lists += await emptyListRows(tx, account);
  }
  counts.merges = await forgetMerges(tx, { userIds, at });
  await eraseTables(tx, userIds);
  await markErased(tx, { userIds, at });
  await recordWorkHistory(services.clock, tx, { actor, whose: { userIds } });
  await queueTask(tx, services.clock, { kind: taskKind, subjectId: userId });
  const detail = { reason, accounts: accounts.length, files, ...ended };
  await recordAudit(tx, actor, { action: 'users.erase', subject: `user ${userId}`, detail });
  return { counts, files, ...ended, accounts: accounts.length - 1, names };
}

async function lockErasable(tx: Tx, actor: Actor | undefined, userId: UserId): Promise<Account[]> {
  const accounts = await lockAccounts(tx, userId);
  const person = accounts.find(({ id }) => id === userId);
  if (person === undefined) throw notFound();
  if (person.erased_at !== null) throw refused('The personal data of this person has already been erased.');
  if (person.merged_into_id !== null)
    throw refused('This account was merged into another account. Erase that account: this one is erased with it.');
  if (actor === undefined) return accounts;
  if (userId === actor.id) throw refused('Another site admin must erase your own account.');
  if (person.is_site_admin) throw refused('This person is a site admin. Remove the role first.');
  return accounts;
}

async function countClasses(tx: Tx, userIds: readonly UserId[]): Promise<Partial<Record<DataClass, number>>> {
  const counts: Partial<Record<DataClass, number>> = {};
  for (const one of personalTables())
    counts[one.classified.class] = (counts[one.classified.class] ?? 0) + (await countRows(tx, one, userIds));
  return counts;
}

/** Ends the licences: an unstarted one returns its seat, a started one has used it. */
async function endLicences(tx: Tx, target: { userIds: readonly UserId[]; at: Date; actorId: number; batchId: string }) {
  const live = await endLiveLicences(tx, target);
  const unstarted = live.filter(({ state }) => state === 'issued');
  for (const { id: licenceId } of unstarted) await reclaimSeat(tx, { ...target, licenceId });
  return { reclaimed: unstarted.length, revoked: live.length - unstarted.length };
}

/** Erases the rows in all tables. May be repeated, to erase rows that a concurrent request has written. */
export async function eraseTables(tx: Tx, userIds: readonly UserId[]): Promise<void> {
  for (const one of personalTables()) await eraseRows(tx, one, userIds);
}

function refused(message: string): AppError {
  return new AppError('conflict', message);
}
