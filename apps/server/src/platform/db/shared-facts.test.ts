import { expect, test } from 'vitest';
import { openTestApp } from '../../test-support/test-app.ts';

/** Statement with each shared function (decision 19). */
const examples: Record<string, string> = {
  account_state: 'select account_state(u.state, u.erased_at) from users u',
  attendance_of_course: `select v.id, r.user_id from virtual_groups v, attendance_of_course(v.id) r where v.state = 'closed'`,
  best_verdict: 'select e.id, b.state from external_course_users e left join lateral best_verdict(e.id) b on true',
  booked_courses: 'select b.project from booked_courses() b where b.virtual_group_id = 1',
  claims_in_force: 'select c.during from claims_in_force(now()) c where c.trainer_user_id = 1',
  course_findings: 'select f."check" from course_findings(now()) f where f.virtual_group_id = 1',
  course_leaders: 'select l.virtual_group_id from users u join course_leaders() l on l.user_id = u.id where u.id = 1',
  covering_products: `select p.by_id from covering_products('2026-11-27') p where p.product_id = 1`,
  covers_on: `select v.covered_until from covers_on('2026-11-27') v where v.user_id = 1 and v.group_id = 1`,
  current_courses: 'select c.course_id from current_courses() c where c.product_id = 1',
  document_duties: 'select y.is_done from document_duties(true) y where y.user_id = 1',
  document_readers: 'select r.user_id from document_readers() r where r.document_id = 1',
  draft_products: 'select d.course_id from draft_products() d where d.product_id = 1',
  fits_audience: `select m.user_id from group_members m cross join lateral
    fits_audience(1, false, m.group_id, m.user_id, m.job_role) f where m.group_id = 1`,
  held_certificates: 'select * from held_certificates() c where c.group_id = 1',
  in_audience_since: 'select d.id, i.since from documents d left join lateral in_audience_since(d.id, 1, 1) i on true',
  invited_at: 'select u.id from users u where not exists (select from invited_at(now()) i where i.user_id = u.id)',
  is_issued_lately:
    'select l.id from licences l where is_issued_lately(l.issued_at, l.is_free_retry, l.deleted_at, now())',
  low_stock_at: `select low_stock_at((select s.low_at from licence_level_settings s limit 1),
    (select count(*)::int from licences l where l.group_id = g.id)) from groups g`,
  missing_prerequisites: `select m.product_id from licences l
    cross join lateral missing_prerequisites(l.user_id, l.group_id, l.product_type, l.product_id, '2026-11-23') m`,
  online_assessments: 'select o.assessment from online_assessments() o where o.licence_id = 1',
  online_courses: 'select c.course_id from online_courses() c where c.product_id = 1',
  present_standing: 'select p.value from present_standing() p where p.group_id = 1',
  refreshed_courses: `select * from licences l left join refreshed_courses('2026-11-23'::date - 60) f
    on f.user_id = l.user_id and f.group_id = l.group_id and f.refresher_type = l.product_type and f.refresher_id = l.product_id
    where l.user_id = 1`,
  services_without_admin: 'select * from services_without_admin() s where s.group_id = 1',
  shown_document_versions: 'select v.version from shown_document_versions(false) v where v.document_id = 1',
  stock_level: 'select stock_level(a.available, low_stock_at(null, a.certificate_months)) from licence_accounts a',
};

const server = await openTestApp();

/** Returns the shared functions that the plan of a statement calls, instead of their text. */
async function calledIn(statement: string, names: readonly string[]): Promise<string[]> {
  const rows = await server.rows<{ 'QUERY PLAN': string }>(`explain (verbose) ${statement}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  return names.filter((name) => plan.includes(`${name}(`));
}

test('PostgreSQL inlines each shared function', async () => {
  const rows = await server.rows<{ name: string }>(
    `select p.proname as name from pg_proc p join pg_language l on l.oid = p.prolang
     where p.pronamespace = 'public'::regnamespace and l.lanname = 'sql' order by 1`,
  );
  const names = rows.map(({ name }) => name);
  expect(names).toEqual(Object.keys(examples));
  const called = await Promise.all(Object.values(examples).map((statement) => calledIn(statement, names)));
  expect(called.flat()).toEqual([]);
});

test('notices a function that PostgreSQL cannot inline', async () => {
  await server.rows(
    `create function planted() returns table (id bigint) language sql volatile as 'select id from users'`,
  );
  expect(await calledIn('select * from planted()', ['planted'])).toEqual(['planted']);
});
