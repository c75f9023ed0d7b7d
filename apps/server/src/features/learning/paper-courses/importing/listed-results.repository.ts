import { sql } from 'kysely';
import type { CheckedPlace, GroupId, LicenceId, UserId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import type { PaperRule } from '../recording/paper-results.repository.ts';

export type ResultCourse = { title: string; rule: PaperRule };

/** Finds a product with the rule of its live version. */
export async function findResultCourse(db: Queries, abstractPaperCourseId: number): Promise<ResultCourse | undefined> {
  const { rows } = await sql<ResultCourse>`
    select a.title, json_build_object('id', c.id, 'has_score', c.has_score, 'pass_mark', c.pass_mark,
      'evidence', c.evidence, 'assessors', c.assessors) as rule
    from abstract_paper_courses a join paper_courses c on c.abstract_paper_course_id = a.id and c.is_live
    where a.id = ${abstractPaperCourseId}`.execute(db);
  return rows[0];
}

export type WaitingCourse = { id: number; title: string; waiting: number };

/** Lists the products with a live version that are offered, or that people at the place have an unstarted licence for. */
export async function listWaitingCourses(db: Queries, { groupId, subgroupId }: CheckedPlace): Promise<WaitingCourse[]> {
  const { rows } = await sql<WaitingCourse>`
    select a.id, a.title, count(l.id)::int as waiting
    from abstract_paper_courses a join paper_courses c on c.abstract_paper_course_id = a.id and c.is_live
    left join licences l on l.product_type = 'abstract_paper_course' and l.product_id = a.id and l.group_id = ${groupId}
      and l.state = 'issued' and l.deleted_at is null
      and (${subgroupId ?? null}::bigint is null or exists (select from subgroup_members n
        where n.subgroup_id = ${subgroupId ?? null} and n.user_id = l.user_id))
    group by a.id having a.archived_at is null or count(l.id) > 0
    order by count(l.id) > 0 desc, lower(a.title), a.id`.execute(db);
  return rows;
}

export type Standing = {
  user_id: UserId;
  /** Oldest licence without a result. */
  waiting: { id: LicenceId; issued_on: string; has_scan: boolean } | null;
  /** Newest result. */
  result: { outcome: 'pass' | 'fail'; taken_on: string } | null;
};

/** Lists what people have of a product in an organisation. */
export async function listStandings(
  db: Queries,
  { groupId, productId, userIds }: { groupId: GroupId; productId: number; userIds: readonly UserId[] },
): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select u.id as user_id,
      (select json_build_object('id', l.id, 'issued_on', (l.issued_at at time zone 'UTC')::date,
          'has_scan', exists (select from paper_scans s where s.licence_id = l.id))
        from licences l where l.product_type = 'abstract_paper_course' and l.product_id = ${productId}
          and l.group_id = ${groupId} and l.user_id = u.id and l.state = 'issued' and l.deleted_at is null
        order by l.id limit 1) as waiting,
      (select json_build_object('outcome', r.outcome, 'taken_on', r.taken_on) from paper_results r
        join paper_courses c on c.id = r.paper_course_id
        where r.user_id = u.id and r.group_id = ${groupId} and c.abstract_paper_course_id = ${productId}
        order by r.id desc limit 1) as result
    from users u where u.id = any(${[...userIds]}::bigint[])`.execute(db);
  return rows;
}
