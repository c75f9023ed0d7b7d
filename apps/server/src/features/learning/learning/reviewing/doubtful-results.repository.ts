import { sql } from 'kysely';
import type { LicenceId } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';

export type DoubtfulResult = {
  id: number;
  licence_id: LicenceId;
  group_id: number;
  person: string;
  organisation: string;
  course: string;
  module: string;
  attempt: number;
  status: string;
  raw_score: string;
  mastery_score: number | null;
  /** True when the package said that the learner would continue. */
  is_suspended: boolean;
  finished_on: string;
  completion_status: string;
  /** Serial of the valid certificate of the course. */
  certificate: string | null;
};

/**
 * SQL for results that were settled before the status of the package was stored beside them, and that the package may
 * not have meant: the pass mark decided, or the package suspended without a status.
 */
const doubtful = sql`select a.id, cu.licence_id, cu.group_id, u.first_name || ' ' || u.last_name as person,
    g.name as organisation, p.title as course, s.title as module, a.attempt, a.best_status as status, a.raw_score,
    v.mastery_score, a.exit_value = 'suspend' as is_suspended, a.finished_at::date::text as finished_on,
    cu.completion_status, (select c.serial from certificates c where c.source = 'online' and c.source_id = cu.id
      and c.state = 'valid' order by c.revision desc limit 1) as certificate
  from sco_users a
  join scos s on s.id = a.sco_id
  join sco_versions v on v.id = a.sco_version_id
  join course_users cu on cu.id = a.course_user_id
  join courses k on k.id = cu.course_id
  join abstract_courses p on p.id = k.abstract_course_id
  join groups g on g.id = cu.group_id
  join users u on u.id = a.user_id
  where a.own_status is null and a.finished_at is not null and a.superseded_at is null
    and (a.best_status in ('passed', 'failed') and v.mastery_score is not null and s.mastery_override and a.raw_score <> ''
      or a.best_status = 'completed' and a.exit_value = 'suspend')`;

/**
 * Lists results that nobody can decide from what is stored, those of packages that suspended first.
 * Takes no scope: results of everybody, for the operator of the site.
 */
export async function listDoubtfulResults(db: Queries): Promise<DoubtfulResult[]> {
  const { rows } = await sql<DoubtfulResult>`select * from (${doubtful}) d
    order by d.is_suspended desc, d.organisation, d.person, d.id`.execute(db);
  return rows;
}

/**
 * Locks the attempts among these ids that are in doubt, then reads them.
 * Takes no scope: results of everybody, for the operator of the site.
 */
export async function lockDoubtfulResults(tx: Tx, ids: readonly number[]): Promise<DoubtfulResult[]> {
  await sql`select id from sco_users where id = any(${[...ids]}::bigint[]) order by id for update`.execute(tx);
  const { rows } = await sql<DoubtfulResult>`select * from (${doubtful}) d
    where d.id = any(${[...ids]}::bigint[]) order by d.id`.execute(tx);
  return rows;
}

/** Opens attempts and their courses again. Keeps the answers, the score and the place in the package. */
export async function openResults(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`with opened as (
      update sco_users set lesson_status = 'incomplete', best_status = 'incomplete', own_status = 'incomplete', finished_at = null
      where id = any(${[...ids]}::bigint[]) returning course_user_id)
    update course_users set completion_status = 'incomplete', completed_at = null
    where id in (select course_user_id from opened)`.execute(tx);
}
