import type { EvidenceType } from '@doselore/contract/external-courses';
import type { Actor, CheckedPlace, GroupId, LicenceId, UserId } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import type { PaperRule } from '../recording/paper-results.repository.ts';
import {
  backdatingProblem,
  type FieldProblem,
  listRuleProblems,
  type ResultFacts,
  recordResultWithin,
} from '../recording/record-paper-result.ts';
import { insertScan } from '../recording/scans.repository.ts';
import { findResultCourse, listStandings, listWaitingCourses } from './listed-results.repository.ts';

export type ListScan = { key: string; name: string; type: EvidenceType; bytes: number };

/** Questions that a list of results asks about its course and its people, and the command that records a row. */
export const listedResults = {
  findCourse: (db: Queries, abstractPaperCourseId: number) => findResultCourse(db, abstractPaperCourseId),
  listCourses: (db: Queries, place: CheckedPlace) => listWaitingCourses(db, place),
  listStandings: (db: Queries, of: { groupId: GroupId; productId: number; userIds: readonly UserId[] }) =>
    listStandings(db, of),
  listProblems,
  record,
};
export type Standing = Awaited<ReturnType<typeof listedResults.listStandings>>[number];

type Checking = {
  rule: PaperRule;
  /** Readable cells of a row. */
  facts: Partial<ResultFacts>;
  issuedOn: string;
};

/** Lists why a result cannot be recorded: by the rule of the course, and by the day of the licence. */
function listProblems(actor: Actor, { rule, facts, issuedOn }: Checking): (FieldProblem & { isFinal: boolean })[] {
  const { takenOn, reason = null } = facts;
  const backdated = takenOn === undefined ? undefined : backdatingProblem(actor, { takenOn, reason, issuedOn });
  // Nothing that the row can say lets these admins record an earlier day.
  const days = backdated === undefined ? [] : [{ ...backdated, isFinal: backdated.field === 'takenOn' }];
  return [...days, ...listRuleProblems(rule, facts).map((problem) => ({ ...problem, isFinal: false }))];
}

type Recording = { licenceId: LicenceId; facts: ResultFacts; scan: ListScan | undefined };

/** Records one row of a list in the caller's transaction, with the scan of the whole list. */
async function record(
  services: Pick<Services, 'clock'>,
  tx: Tx,
  actor: Actor,
  { licenceId, facts, scan }: Recording,
): Promise<void> {
  if (scan !== undefined) await insertScan(tx, { ...scan, licenceId, uploadedBy: actor.id, at: services.clock.now() });
  await recordResultWithin(services, tx, actor, { licenceId, ...facts });
}
