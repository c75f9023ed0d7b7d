import { currentTerms } from '@doselore/contract/terms';
import type { Connection } from '@doselore/server/src/platform/db/index.ts';

export type Learner = { userId: number; username: string };

type Filling = { people: number; groupId: number; issuedBy: number; passwordHash: string };

/**
 * Inserts learners with a licence for every course. Of five licences, one is not started, two are in progress, and two
 * are completed with a certificate. Inserted in bulk, because the use cases would take longer than all measurements.
 */
export async function fillWithLearners(pool: Connection['pool'], filling: Filling): Promise<Learner[]> {
  const { rows } = await pool.query<Learner>(
    `with made as (
       insert into users (email, username, first_name, last_name, password_hash)
       select 'learner-' || n || '@example.org', 'learner-' || n, 'Learner', 'Number ' || n, $2 from generate_series(1, $1::int) n
       returning id, username),
     joined as (insert into group_members (group_id, user_id) select $3, id from made),
     agreed as (insert into terms_acceptances (user_id, version) select id, $4 from made)
     select id as "userId", username from made order by id`,
    [filling.people, filling.passwordHash, filling.groupId, currentTerms.version],
  );
  await pool.query(
    `insert into licence_accounts (group_id, product_type, product_id, certificate_months, kind)
     select $1, 'abstract_course', id, default_months, 'POT' from abstract_courses where title like '% of the bench'`,
    [filling.groupId],
  );
  await pool.query(
    `insert into licences (group_id, product_type, product_id, certificate_months, user_id, source_account_id, issued_by, state, started_at, completed_at)
     select a.group_id, a.product_type, a.product_id, a.certificate_months, m.user_id, a.id, $1, s.state,
       case when s.state <> 'issued' then now() end, case when s.state = 'completed' then now() end
     from licence_accounts a join group_members m on m.group_id = a.group_id
     cross join lateral (select (array['issued', 'in_progress', 'completed', 'in_progress', 'completed'])[(m.user_id + a.product_id) % 5 + 1] as state) s
     where a.group_id = $2
     order by m.user_id, a.product_id`,
    [filling.issuedBy, filling.groupId],
  );
  await pool.query(
    `insert into course_users (user_id, course_id, group_id, licence_id, completion_status, last_opened_at, completed_at)
     select l.user_id, c.id, l.group_id, l.id, case when l.state = 'completed' then 'completed' else 'incomplete' end, now(), l.completed_at
     from licences l join current_courses() k on k.product_id = l.product_id join courses c on c.id = k.course_id
     where l.state <> 'issued' and l.group_id = $1`,
    [filling.groupId],
  );
  await pool.query(
    `with laid as (
       insert into sco_users (course_user_id, user_id, sco_id, sco_version_id, lesson_status, own_status, best_status)
       select cu.id, cu.user_id, s.id, s.current_version_id, status, status, status from course_users cu join scos s on s.course_id = cu.course_id
       cross join lateral (select case when cu.completion_status = 'completed' then 'passed' else 'incomplete' end as status) t
       where cu.group_id = $1
       returning id)
     insert into sco_user_suspend_data (sco_user_id, suspend_data) select id, repeat('state ', 100) from laid`,
    [filling.groupId],
  );
  await pool.query(
    `insert into certificates (serial, user_id, group_id, product_type, product_id, holder_first_name, holder_last_name, title,
       source, source_id, awarded_on, months, expires_on, printed, verify_code)
     select 'DL-BENCH-' || cu.id, l.user_id, l.group_id, l.product_type, l.product_id, 'Learner', 'Number', a.title,
       'online', cu.id, current_date, l.certificate_months, current_date + 365,
       '{"drawing": 1, "organisation": "Bench"}', 'BENCH-' || cu.id
     from course_users cu join licences l on l.id = cu.licence_id join abstract_courses a on a.id = l.product_id
     where cu.completion_status = 'completed' and cu.group_id = $1`,
    [filling.groupId],
  );
  await pool.query('vacuum analyze');
  return rows;
}
