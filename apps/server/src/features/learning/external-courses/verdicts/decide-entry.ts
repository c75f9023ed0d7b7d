import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { AppError, type Body, fieldError, webAddresses } from '@doselore/contract';
import type { decideEntry as decideEndpoint } from '@doselore/contract/external-courses';
import { type Actor, notFound, type Scope } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { inTransaction, type Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { externalRejected, externalVerified } from '../external-courses.messages.ts';
import type { MemberRef } from '../external-courses.repository.ts';
import {
  findRecipient,
  insertVerdict,
  listMemberEntryRows,
  lockForVerdict,
  type MemberEntryData,
} from './verdicts.repository.ts';

type Decision = Body<typeof decideEndpoint.group>;
type Deciding = { scope: Scope; target: MemberRef & { entryId: number }; decision: Decision };

/**
 * Decides about an entry for one organisation and tells its person. Nobody decides about their own entry. Throws 409 when
 * the entry, its evidence or the verdict has changed since it was shown, when evidence that the course needs is missing,
 * and when a newer entry has replaced this one.
 */
export async function decideEntry(services: Services, actor: Actor, deciding: Deciding): Promise<void> {
  const ready = await readyToDecide(services, actor, deciding);
  await inTransaction(services.db, (tx) => decideWithin(services, tx, actor, ready));
}

type Ready = Deciding & { note: string; evidence: { key: string; digest: string } | undefined };

/**
 * Runs the checks that need no lock, and reads the evidence. Call it before the transaction, because the file can be
 * large.
 */
export async function readyToDecide(services: Services, actor: Actor, deciding: Deciding): Promise<Ready> {
  const { scope, target, decision } = deciding;
  if (actor.id === target.userId) throw new AppError('conflict', 'Someone else must check your own entry.');
  const note = decision.verdict === 'rejected' ? (decision.note ?? '') : '';
  if (decision.verdict === 'rejected' && note === '') throw fieldError('note', 'Enter the reason');
  const { evidence_key: key } = await getEntry(services.db, scope, target);
  return { ...deciding, note, evidence: key === null ? undefined : { key, digest: await digestOf(services, key) } };
}

/** Decides in the caller's transaction. */
export async function decideWithin(
  services: Services,
  tx: Tx,
  actor: Actor,
  { scope, target, decision, note, evidence }: Ready,
): Promise<void> {
  await lockForVerdict(tx, target.entryId);
  const entry = await getEntry(tx, scope, target);
  const now = entry.verdict;
  if (entry.is_replaced)
    throw new AppError('conflict', 'A newer entry has replaced this one. Decide about the newer entry.');
  if (
    entry.updated_at.toISOString() !== decision.seenAt ||
    entry.evidence_key !== (evidence?.key ?? null) ||
    (now?.id ?? null) !== decision.seenVerdictId
  )
    throw new AppError('conflict', 'This entry was changed after you opened it. Reload the page and check it again.');
  if (decision.verdict === 'verified' && entry.needs_evidence && entry.evidence_key === null)
    throw new AppError('conflict', 'This course needs evidence. Ask the person to add it, or add it yourself.');
  if ((now?.verdict ?? 'withdrawn') === decision.verdict && (now?.note ?? '') === note) return;
  const { verdict } = decision;
  const at = services.clock.now();
  await insertVerdict(tx, { ...target, verdict, note, digest: evidence?.digest ?? null, decidedBy: actor.id, at });
  await recordAudit(tx, actor, {
    action: 'externalCourses.decide',
    subject: `external course user ${target.entryId}`,
    groupId: target.groupId,
    detail: { verdict, before: now?.verdict ?? null, has_note: note !== '' },
  });
  if (verdict !== 'withdrawn') await tell(services, tx, { entry, target, verdict, note });
}

async function getEntry(
  db: Parameters<typeof listMemberEntryRows>[0],
  scope: Scope,
  target: MemberRef & { entryId: number },
) {
  const [entry] = await listMemberEntryRows(db, scope, target);
  if (entry === undefined) throw notFound();
  return entry;
}

/** Returns the SHA-256 of a stored file, in hexadecimal digits. */
async function digestOf({ files }: Services, key: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline((await files.read(key)).stream, hash);
  return hash.digest('hex');
}

type Decided = { entry: MemberEntryData; target: MemberRef; verdict: 'verified' | 'rejected'; note: string };

async function tell({ mail }: Services, tx: Tx, { entry, target, verdict, note }: Decided): Promise<void> {
  const person = await findRecipient(tx, target);
  if (person === undefined) return;
  const { email: to, first_name, group_name } = person;
  const values = { first_name, group_name, title: entry.title, page: webAddresses.myCourses() };
  if (verdict === 'verified') await mail.send(tx, externalVerified, [{ to, values }]);
  else await mail.send(tx, externalRejected, [{ to, values: { ...values, note } }]);
}
