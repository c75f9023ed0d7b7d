import {
  birthdayBoundYears,
  type TrainingClass,
  trainingClasses,
  trainingClassKeys,
} from '@doselore/contract/personal-data';
import { sql } from 'kysely';
import type { UserId } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';

/**
 * SQL for the last day of a name. Expects `certificates c`, `product p`, the settings `s` of the organisation and the
 * day `m.left_on` of leaving it.
 */
const lastDay = sql`case p.training_class
  when 'statutory' then c.awarded_on + make_interval(years => coalesce(s.statutory_years, ${trainingClasses.statutory.years}))
  when 'other' then c.awarded_on + make_interval(years => coalesce(s.other_years, ${trainingClasses.other.years}))
  else case when s.clinical_years is null
    then greatest(c.awarded_on + make_interval(years => ${birthdayBoundYears}),
      m.left_on + make_interval(years => ${trainingClasses.clinical.years}))
    else greatest(c.awarded_on, m.left_on) + make_interval(years => s.clinical_years) end
  end`;

/**
 * Sets for each certificate of erased people how long it keeps the name. A person who has not left before counts as
 * leaving on that day.
 */
export async function decideNames(tx: Tx, params: { userIds: readonly UserId[]; today: string }): Promise<void> {
  await sql`update certificates t set training_class = d.training_class, name_until = d.last_day::date from (
    select c.id, p.training_class, ${lastDay} as last_day from certificates c
    join (select 'abstract_course' as type, id, training_class from abstract_courses
      union all select 'abstract_paper_course', id, training_class from abstract_paper_courses) p
      on p.type = c.product_type and p.id = c.product_id
    left join group_settings s on s.group_id = c.group_id
    cross join lateral (select coalesce(max((x.archived_at at time zone 'UTC')::date), ${params.today}::date) as left_on
      from group_members x where x.group_id = c.group_id and x.user_id = c.user_id) m
    where c.user_id = any(${[...params.userIds]}::bigint[]) and c.name_until is null) d
    where t.id = d.id`.execute(tx);
}

export type KeptNames = { training_class: TrainingClass; certificates: number; until: string };

/** Lists these decisions by training class, with the last day of the certificate that keeps the name longest. */
export async function listKeptNames(db: Queries, userIds: readonly UserId[]): Promise<KeptNames[]> {
  const { rows } = await sql<KeptNames>`
    select c.training_class, count(*)::int as certificates, max(c.name_until)::text as until from certificates c
    where c.user_id = any(${[...userIds]}::bigint[]) and c.name_until is not null
    group by c.training_class order by array_position(${[...trainingClassKeys]}::text[], c.training_class)`.execute(db);
  return rows;
}

/** Removes name and registration number from certificates whose last day for it has passed. */
export async function releaseNames(tx: Tx, today: string): Promise<void> {
  await sql`update certificates c set holder_first_name = u.first_name, holder_last_name = u.last_name,
      holder_registration_number = null
    from users u where u.id = c.user_id and u.erased_at is not null and c.name_until < ${today}::date
      and (c.holder_first_name, c.holder_last_name, c.holder_registration_number)
        is distinct from (u.first_name, u.last_name, null)`.execute(tx);
}
