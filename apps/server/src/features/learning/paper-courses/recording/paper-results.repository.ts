import type { ScanRule } from '@doselore/contract/paper-courses';
import type { LicenceId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';

/** Locks the licence of a result, so that two assessors who record it run one after the other. */
export function lockPaperLicence(tx: Tx, licenceId: LicenceId) {
  return tx
    .selectFrom('licences')
    .select(['id', 'group_id', 'user_id', 'product_id', 'state', 'issued_at'])
    .where('id', '=', licenceId)
    .where('product_type', '=', 'abstract_paper_course')
    .forUpdate()
    .executeTakeFirst();
}

export type PaperRule = {
  /** Id of the version. */
  id: number;
  has_score: boolean;
  pass_mark: number | null;
  evidence: ScanRule;
  assessors: string;
};

const ruleColumns = ['id', 'has_score', 'pass_mark', 'evidence', 'assessors'] as const;

/** Finds the rule of the live version of a product. */
export function findRule(tx: Tx, abstractPaperCourseId: number): Promise<PaperRule | undefined> {
  return tx
    .selectFrom('paper_courses')
    .select(ruleColumns)
    .$narrowType<{ evidence: ScanRule }>()
    .where('abstract_paper_course_id', '=', abstractPaperCourseId)
    .where('is_live', '=', true)
    .executeTakeFirst();
}

/** Finds the rule of the version by which a result was recorded. */
export function findRuleOfVersion(tx: Tx, paperCourseId: number): Promise<PaperRule | undefined> {
  return tx
    .selectFrom('paper_courses')
    .select(ruleColumns)
    .$narrowType<{ evidence: ScanRule }>()
    .where('id', '=', paperCourseId)
    .executeTakeFirst();
}

export async function hasScan(tx: Tx, licenceId: LicenceId): Promise<boolean> {
  const row = await tx.selectFrom('paper_scans').select('id').where('licence_id', '=', licenceId).executeTakeFirst();
  return row !== undefined;
}

type NewResult = {
  licenceId: number;
  paperCourseId: number;
  userId: number;
  groupId: number;
  outcome: 'pass' | 'fail';
  takenOn: string;
  score: number | null;
  assessor: string;
  /** Reason why the course was taken before the licence was issued. */
  reason: string;
  recordedBy: number;
  at: Date;
};

export async function insertPaperResult(tx: Tx, result: NewResult): Promise<number> {
  const { id } = await tx
    .insertInto('paper_results')
    .values({
      licence_id: result.licenceId,
      paper_course_id: result.paperCourseId,
      user_id: result.userId,
      group_id: result.groupId,
      outcome: result.outcome,
      taken_on: result.takenOn,
      score: result.score,
      assessor: result.assessor,
      reason: result.reason,
      recorded_by: result.recordedBy,
      recorded_at: result.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
