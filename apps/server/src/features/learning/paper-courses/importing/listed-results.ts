import type { Actor, LicenceId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import type { ListedRows } from '../../../administration/imports/declaring/index.ts';
import type { PaperRule } from '../recording/paper-results.repository.ts';
import {
  backdatingProblem,
  type FieldProblem,
  listRuleProblems,
  type ResultFacts,
  recordResultWithin,
} from '../recording/record-paper-result.ts';
import { insertScan } from '../recording/scans.repository.ts';

type Checking = {
  rule: PaperRule;
  /** Readable cells of a row. */
  facts: Partial<ResultFacts>;
  issuedOn: string;
};

/** Lists why a result cannot be recorded: by the rule of the course, and by the day of the licence. */
export function listProblems(
  actor: Actor,
  { rule, facts, issuedOn }: Checking,
): (FieldProblem & { isFinal: boolean })[] {
  const { takenOn, reason = null } = facts;
  const backdated = takenOn === undefined ? undefined : backdatingProblem(actor, { takenOn, reason, issuedOn });
  // Nothing that the row can say lets these admins record an earlier day.
  const days = backdated === undefined ? [] : [{ ...backdated, isFinal: backdated.field === 'takenOn' }];
  return [...days, ...listRuleProblems(rule, facts).map((problem) => ({ ...problem, isFinal: false }))];
}

type Recording = { licenceId: LicenceId; facts: ResultFacts; scan: ListedRows['list']['scan'] };

/** Records one row of a list in the caller's transaction, with the scan of the whole list. */
export async function recordRowOfList(
  services: Pick<Services, 'clock'>,
  tx: Tx,
  actor: Actor,
  { licenceId, facts, scan }: Recording,
): Promise<void> {
  if (scan !== null) await insertScan(tx, { ...scan, licenceId, uploadedBy: actor.id, at: services.clock.now() });
  await recordResultWithin(services, tx, actor, { licenceId, ...facts });
}
