import { sql } from 'kysely';
import type { Queries, Tx } from '../../../../platform/db/index.ts';

export type PaperVersionData = {
  id: number;
  version: number;
  is_live: boolean;
  created_at: Date;
  went_live_at: Date | null;
  results: number;
};

/** Lists the versions of a product, newest first. Takes no scope: face-to-face courses of the catalogue. */
export async function listVersions(db: Queries, productId: number): Promise<PaperVersionData[]> {
  const { rows } = await sql<PaperVersionData>`
    select c.id, c.version, c.is_live, c.created_at, c.went_live_at,
      (select count(*)::int from paper_results r where r.paper_course_id = c.id) as results
    from paper_courses c where c.abstract_paper_course_id = ${productId} order by c.version desc`.execute(db);
  return rows;
}

/** Inserts the next version of a product as a draft, with the rule of another version. */
export async function insertNextVersion(
  tx: Tx,
  params: { productId: number; paperCourseId: number; at: Date },
): Promise<{ id: number; version: number }> {
  const { rows } = await sql<{ id: number; version: number }>`
    insert into paper_courses (abstract_paper_course_id, version, has_score, pass_mark, evidence, assessors, created_at)
    select c.abstract_paper_course_id,
      (select max(version) + 1 from paper_courses where abstract_paper_course_id = ${params.productId}),
      c.has_score, c.pass_mark, c.evidence, c.assessors, ${params.at}
    from paper_courses c where c.id = ${params.paperCourseId} returning id, version`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('A version was not stored');
  return row;
}

export async function findLiveVersion(
  db: Queries,
  productId: number,
): Promise<{ id: number; version: number } | undefined> {
  return db
    .selectFrom('paper_courses')
    .select(['id', 'version'])
    .where('abstract_paper_course_id', '=', productId)
    .where('is_live', '=', true)
    .executeTakeFirst();
}

export async function setLive(tx: Tx, { paperCourseId, at }: { paperCourseId: number; at: Date }): Promise<void> {
  await sql`update paper_courses set is_live = true, went_live_at = coalesce(went_live_at, ${at})
    where id = ${paperCourseId}`.execute(tx);
}

export async function endLive(tx: Tx, paperCourseId: number): Promise<void> {
  await tx.updateTable('paper_courses').set({ is_live: false }).where('id', '=', paperCourseId).execute();
}
