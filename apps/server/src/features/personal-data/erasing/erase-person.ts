import { AppError, type DataClass, type ErasureReason } from '@doselore/contract';
import { notFound } from '../../../platform/access/index.ts';
import { today } from '../../../platform/clock/index.ts';
import { type Tx, tx } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { queueTask } from '../../../platform/jobs/index.ts';
import { escapeHtml } from '../../../platform/mail/index.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../audits/index.ts';
import { reclaimSeat } from '../../licences/index.ts';
import { rehearse } from '../../merges/index.ts';
import { personalTables } from '../map/personal-data.ts';
import { countRows, eraseRows } from '../personal-tables.repository.ts';
import { type Account, endLiveLicences, lockAccounts, markErased, noteFiles } from './erasures.repository.ts';
import { clearSuperintendent, deleteMessagesAbout, emptyListRows, forgetMerges } from './mentions.repository.ts';
import { decideNames, listKeptNames } from './names.repository.ts';

export const taskKind = 'finish-erasure';
type Erase = { userId: number; reason: ErasureReason };

/** What erasing this person would do: it is carried out and taken back. */
export function previewErasure(services: Services, actor: Actor, userId: number) {
  return rehearse(services.db, (trx) => carryOut(services, trx, { actor, userId, reason: 'personAsked' }));
}
export type Erasure = Awaited<ReturnType<typeof carryOut>>;

/** For good, in one transaction. Files go after it, so that an erasure that fails has lost none. */
export async function erasePerson(services: Services, actor: Actor, of: Erase): Promise<void> {
  await tx(services.db, (trx) => carryOut(services, trx, { actor, ...of }));
}

async function carryOut(services: Services, trx: Tx, { actor, userId, reason }: Erase & { actor: Actor }) {
  const at = services.clock.now();
  const accounts = await lockErasable(trx, actor, userId);
  const userIds = accounts.map(({ id }) => id);
  const counts = await countClasses(trx, userIds);
  await decideNames(trx, { userIds, today: today(services.clock) });
  const names = await listKeptNames(trx, userIds);
  const ended = await endLicences(trx, { userIds, at, actorId: actor.id, batchId: `erase-${userId}` });
  const files = await noteFiles(trx, userIds);
  counts.lists = 0;
  for (const account of accounts) {
    await deleteMessagesAbout(trx, account, escapeHtml);
    await clearSuperintendent(trx, account);
    counts.lists += await emptyListRows(trx, account);
  }
  counts.merges = await forgetMerges(trx, { userIds, at });
  await eraseTables(trx, userIds);
  await markErased(trx, { userIds, at });
  await queueTask(trx, services.clock, { kind: taskKind, subjectId: userId });
  const detail = { reason, accounts: accounts.length, files, ...ended };
  await recordAudit(trx, actor, { action: 'users.erase', subject: `user ${userId}`, detail });
  return { counts, files, ...ended, accounts: accounts.length - 1, names };
}

async function lockErasable(trx: Tx, actor: Actor, userId: number): Promise<Account[]> {
  const accounts = await lockAccounts(trx, userId);
  const person = accounts.find(({ id }) => id === userId);
  if (person === undefined) throw notFound();
  if (person.erased_at !== null) throw refused('The personal data of this person has been erased already.');
  if (person.merged_into_id !== null)
    throw refused('This account was merged into another one. Erase that one: this one goes with it.');
  if (userId === actor.id) throw refused('Your own account is erased by another site admin.');
  if (person.is_site_admin) throw refused('This person is a site admin. Take the role away first.');
  return accounts;
}

async function countClasses(trx: Tx, userIds: readonly number[]): Promise<Partial<Record<DataClass, number>>> {
  const counts: Partial<Record<DataClass, number>> = {};
  for (const one of personalTables())
    counts[one.held.class] = (counts[one.held.class] ?? 0) + (await countRows(trx, one, userIds));
  return counts;
}

/** An unstarted licence goes back as a seat; one that was begun has used its seat. */
async function endLicences(trx: Tx, of: { userIds: readonly number[]; at: Date; actorId: number; batchId: string }) {
  const live = await endLiveLicences(trx, of);
  const unstarted = live.filter(({ state }) => state === 'issued');
  for (const { id: licenceId } of unstarted) await reclaimSeat(trx, { ...of, licenceId });
  return { reclaimed: unstarted.length, revoked: live.length - unstarted.length };
}

/** May be done again: what a request that was under way has written meanwhile goes as well. */
export async function eraseTables(trx: Tx, userIds: readonly number[]): Promise<void> {
  for (const one of personalTables()) await eraseRows(trx, one, userIds);
}

function refused(message: string): AppError {
  return new AppError('conflict', message);
}
