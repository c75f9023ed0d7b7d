import { firstSeal, type SealedRow, sealOf } from '../../../platform/audit/index.ts';
import { minutes } from '../../../platform/clock/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { FrequentJob } from '../../../platform/jobs/index.ts';
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
/** Maximum number of batches in one turn, so that a backlog does not make a transaction grow without limit. */
const batchesATurn = 50;

const chainOf = (row: Pick<SealedRow, 'group_id'>) => row.group_id ?? 0;

/**
 * Seals the rows that have no seal yet, with one chain for each organisation. Runs after the transactions of the
 * changes: a chain inside them would make all changes of an organisation wait for each other. Returns how many rows
 * were sealed; 0 also while another sealer runs.
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
