import { namesOf, type StoredRecord } from '@doselore/contract';
import { scoFields } from '@doselore/contract/courses';
import { sql } from 'kysely';
import { columnsOf, type Queries, type Tx } from '../../../platform/db/index.ts';

const opened = sql<number>`(select count(*)::int from sco_users u where u.sco_id = scos.id and u.accessed_at is not null)`;
const failed = sql<number>`(select count(*)::int from sco_users u where u.sco_id = scos.id and u.best_status = 'failed')`;

/** Takes no scope: modules belong to the catalogue. */
export function listScoRows(db: Queries, params: { courseId: number; scoId?: number }) {
  let query = db
    .selectFrom('scos')
    .innerJoin('sco_versions', 'sco_versions.id', 'scos.current_version_id')
    .leftJoin('usual_minutes', 'usual_minutes.sco_id', 'scos.id')
    .select([
      'scos.id',
      'scos.package_id',
      'scos.sequence',
      'scos.identifier',
      'sco_versions.scorm_type',
      'sco_versions.launch_href',
      'sco_versions.mastery_score',
      'sco_versions.prerequisites',
      ...namesOf(scoFields).map((name) => `scos.${name}` as const),
      'usual_minutes.minutes as usual',
      'usual_minutes.completions',
      opened.as('attempts'),
      failed.as('failed'),
    ])
    .where('scos.course_id', '=', params.courseId)
    .where('scos.archived_at', 'is', null)
    .orderBy('scos.sequence');
  if (params.scoId !== undefined) query = query.where('scos.id', '=', params.scoId);
  return query.execute();
}

export type ScoSettings = StoredRecord<typeof scoFields>;

export async function lockSco(tx: Tx, params: { courseId: number; scoId: number }): Promise<ScoSettings | undefined> {
  const { rows } = await sql<ScoSettings>`select ${columnsOf(scoFields, 's')} from scos s
    where s.id = ${params.scoId} and s.course_id = ${params.courseId} for no key update`.execute(tx);
  return rows[0];
}

export async function saveSco(
  tx: Tx,
  params: { courseId: number; scoId: number },
  settings: ScoSettings,
): Promise<void> {
  await tx
    .updateTable('scos')
    .set(settings)
    .where('id', '=', params.scoId)
    .where('course_id', '=', params.courseId)
    .execute();
}

/**
 * Puts the modules of a course into this order. The ids must be exactly those of the course; otherwise nothing changes
 * and it returns false.
 */
export async function sequenceScos(tx: Tx, courseId: number, scoIds: readonly number[]): Promise<boolean> {
  const known = await tx
    .selectFrom('scos')
    .select('id')
    .where('course_id', '=', courseId)
    .where('archived_at', 'is', null)
    .forUpdate()
    .execute();
  const isSame =
    known.length === new Set(scoIds).size &&
    known.length === scoIds.length &&
    known.every((row) => scoIds.includes(row.id));
  if (!isSame) return false;
  for (const [index, id] of scoIds.entries())
    await tx
      .updateTable('scos')
      .set({ sequence: index + 1 })
      .where('id', '=', id)
      .execute();
  return true;
}
