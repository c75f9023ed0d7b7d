import type { Tx } from '../../../platform/db/index.ts';
import { reclaimSeat } from '../../licences/licences/index.ts';
import type { MergeLog } from './merge-log.repository.ts';
import type { LiveLicence } from './merged-records.repository.ts';

export type Collision = {
  title: string;
  where: string;
  /** Result for the licence that ends. */
  outcome: 'reclaimed' | 'revoked';
  ended: 'keep' | 'drop';
};

type By = { actorId: number; at: Date; batchId: string };

/**
 * Settles two live licences for one product, so that one is left (L4): the one with more progress stays. An unstarted
 * one returns to its source. Where both were started, the seat of the other stays used.
 */
export async function settleLiveLicences(
  tx: Tx,
  log: MergeLog,
  {
    pairs,
    isPreferred,
    by,
  }: { pairs: readonly (readonly LiveLicence[])[]; isPreferred: (licence: LiveLicence) => boolean; by: By },
): Promise<Collision[]> {
  const collisions: Collision[] = [];
  for (const pair of pairs) {
    const [, ended] = [...pair].sort((a, b) => furtherFirst(a, b, isPreferred));
    if (ended === undefined) continue;
    const outcome = ended.state === 'issued' ? 'reclaimed' : 'revoked';
    await log.change(
      'licences',
      { state: outcome, ended_at: by.at.toISOString(), end_reason: 'Merged with another licence for the same course' },
      { id: ended.id },
    );
    if (outcome === 'reclaimed') await reclaimSeat(tx, { licenceId: ended.id, ...by });
    collisions.push({
      title: ended.title,
      where: ended.place_name,
      outcome,
      ended: isPreferred(ended) ? 'keep' : 'drop',
    });
  }
  return collisions;
}

/** Returns the pairs of licences that would meet after the merge: same product and same `place`. */
export function pairsOf(licences: readonly LiveLicence[], place: 'group_id' | 'user_id'): LiveLicence[][] {
  const byProduct = new Map<string, LiveLicence[]>();
  for (const licence of licences) {
    const key = `${licence[place]}/${licence.product_type}/${licence.product_id}`;
    byProduct.set(key, [...(byProduct.get(key) ?? []), licence]);
  }
  return [...byProduct.values()].filter((some) => some.length === 2);
}

function furtherFirst(a: LiveLicence, b: LiveLicence, isPreferred: (licence: LiveLicence) => boolean): number {
  const started = Number(b.state === 'in_progress') - Number(a.state === 'in_progress');
  const modules = b.modules_done - a.modules_done;
  const recent = (b.last_at?.getTime() ?? 0) - (a.last_at?.getTime() ?? 0);
  return started || modules || recent || Number(isPreferred(b)) - Number(isPreferred(a));
}
