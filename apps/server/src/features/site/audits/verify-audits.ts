import { firstSeal, personalDigest, type SealedRow, sealOf } from '../../../platform/audit/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import type { DailyJob } from '../../../platform/jobs/index.ts';
import { isSame } from '../../../platform/secrets.ts';
import {
  findHeadless,
  findNeverSealed,
  type Head,
  listHeads,
  listSealed,
  type Seal,
  saveVerification,
} from './seals.repository.ts';

const batch = 2_000;

export type Verification = { rows: number; chains: number; fault: string | null };

const where = (chain: number) => (chain === 0 ? 'of the whole site' : `of organisation ${chain}`);

/** Checks the whole trail against its seals and stores the result. `fault` names the first row that does not match. */
export async function verifyAudits(db: Queries, clock: Clock): Promise<Verification> {
  const heads = await listHeads(db);
  let rows = 0;
  let fault: string | null = null;
  for (const head of heads) {
    fault = await verifyChain(db, head);
    if (fault !== null) break;
    rows += head.length;
  }
  fault ??= await verifyEdges(db);
  await saveVerification(db, { at: clock.now(), rows, fault });
  return { rows, chains: heads.length, fault };
}

async function verifyChain(db: Queries, head: Head): Promise<string | null> {
  let last: Pick<Seal, 'position' | 'hash'> = { position: 0, hash: firstSeal };
  while (last.position < head.length) {
    const limit = Math.min(batch, head.length - last.position);
    const seals = await listSealed(db, { chain: head.chain, after: last.position, limit });
    if (seals.length === 0) return `Seal ${last.position + 1} ${where(head.chain)} is missing`;
    for (const seal of seals) {
      const fault = faultOf(seal, last);
      if (fault !== null) return `${fault} (seal ${seal.position} ${where(head.chain)})`;
      last = seal;
    }
  }
  return isSame(last.hash, head.hash) ? null : `The last seal ${where(head.chain)} is not the one on record`;
}

function faultOf(seal: Seal & Partial<SealedRow>, before: Pick<Seal, 'position' | 'hash'>): string | null {
  if (seal.position !== before.position + 1) return `Seal ${before.position + 1} is missing`;
  if (seal.id === undefined || seal.id === null) return `Row ${seal.event_id} was deleted`;
  const row = seal as Seal & SealedRow;
  if (!isSame(row.hash, sealOf(before.hash, row))) return `Row ${row.id} was changed`;
  if (row.personal === null || row.personal_salt === null) return null;
  const isAsWritten = isSame(row.personal_digest ?? '', personalDigest(row.personal_salt, row.personal));
  return isAsWritten ? null : `The personal values of row ${row.id} were changed`;
}

async function verifyEdges(db: Queries): Promise<string | null> {
  const headless = await findHeadless(db);
  if (headless !== undefined) return `The head of the chain ${where(headless)} is missing`;
  const unsealed = await findNeverSealed(db);
  return unsealed === undefined ? null : `Row ${unsealed} was added later and has no seal`;
}

export const verifying = (clock: Clock): DailyJob => ({
  name: 'verify-audits',
  run: async (tx) => void (await verifyAudits(tx, clock)),
});
