import { recordAudits } from '../../../../platform/audit/index.ts';
import { inTransaction, type Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { reopenLicence } from '../../../licences/licences/correcting/index.ts';
import {
  type DoubtfulResult,
  listDoubtfulResults,
  lockDoubtfulResults,
  openResults,
} from './doubtful-results.repository.ts';

export type { DoubtfulResult };

/** Lists results that an admin may want to look at, because the package may have meant "incomplete". */
export function listResultsToReview({ db }: Pick<Services, 'db'>): Promise<DoubtfulResult[]> {
  return listDoubtfulResults(db);
}

export type Reopened = { result: DoubtfulResult; refusal: string | null };

/**
 * Opens chosen results again, so that their learners can continue. Skips results that are not in doubt. A course with a
 * valid certificate stays as it is: an admin withdraws the certificate first. Without `apply` nothing is changed.
 */
export function reopenResults(
  { db }: Pick<Services, 'db'>,
  { attemptIds, apply }: { attemptIds: readonly number[]; apply: boolean },
): Promise<Reopened[]> {
  return inTransaction(db, async (tx) => {
    const reopened: Reopened[] = [];
    for (const result of await lockDoubtfulResults(tx, attemptIds))
      reopened.push({ result, refusal: await refusalOf(tx, result, apply) });
    const open = reopened.filter(({ refusal }) => refusal === null).map(({ result }) => result);
    if (!apply || open.length === 0) return reopened;
    await openResults(
      tx,
      open.map(({ id }) => id),
    );
    await recordAudits(
      tx,
      undefined,
      open.map(({ licence_id, group_id, status, raw_score }) => ({
        action: 'learning.reopenResult',
        subject: `licence ${licence_id}`,
        groupId: group_id,
        detail: { status, score: raw_score },
      })),
    );
    return reopened;
  });
}

async function refusalOf(tx: Tx, { certificate, completion_status, licence_id }: DoubtfulResult, apply: boolean) {
  if (certificate !== null) return `withdraw certificate ${certificate} first`;
  if (completion_status === 'incomplete' || !apply) return null;
  return (await reopenLicence(tx, licence_id)) ? null : 'the licence was retried or taken back';
}
