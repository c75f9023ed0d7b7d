import { firstSeal, type SealedRow, sealOf } from '../../platform/audit/index.ts';
import { minutes } from '../../platform/clock/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { FrequentJob } from '../../platform/jobs/index.ts';
import {
  type Head,
  insertSeals,
  listHeads,
  listUnsealed,
  lockSealing,
  type Seal,
  saveHeads,
  settle,
} from './seals.repository.ts';

const batch = 2_000;
/** A backlog is worked off over several turns, so that no transaction grows without end. */
const batchesATurn = 50;

const chainOf = (row: Pick<SealedRow, 'group_id'>) => row.group_id ?? 0;

/**
 * Chains the rows that have no seal yet, one chain for each organisation. Afterwards and apart from the changes they tell
 * of: a chain inside those transactions would make all of an organisation's changes wait for each other.
 * @returns how many; 0 also when another sealer is at it
 */
export async function sealAudits(tx: Tx): Promise<number> {
  const settledId = await lockSealing(tx);
  if (settledId === undefined) return 0;
  let count = 0;
  for (let turn = 0; turn < batchesATurn; turn += 1) {
    const rows = await listUnsealed(tx, settledId, batch);
    const last = rows.at(-1);
    if (last === undefined) break;
    await sealBatch(tx, rows);
    count += rows.length;
    if (rows.length < batch || turn === batchesATurn - 1) await settle(tx, last.id);
  }
  return count;
}

async function sealBatch(tx: Tx, rows: readonly SealedRow[]): Promise<void> {
  const chains = [...new Set(rows.map(chainOf))];
  const heads = new Map<number, Head>((await listHeads(tx, chains)).map((head) => [head.chain, head]));
  const seals: Seal[] = [];
  for (const row of rows) {
    const chain = chainOf(row);
    const { length, hash } = heads.get(chain) ?? { length: 0, hash: firstSeal };
    const next = { chain, length: length + 1, hash: sealOf(hash, row) };
    heads.set(chain, next);
    seals.push({ chain, position: next.length, event_id: row.id, hash: next.hash });
  }
  await insertSeals(tx, seals);
  await saveHeads(tx, [...heads.values()]);
}

export const sealing: FrequentJob = {
  name: 'seal-audits',
  everyMs: minutes(1),
  run: async (tx) => void (await sealAudits(tx)),
};
