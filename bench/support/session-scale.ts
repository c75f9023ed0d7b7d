import type { World } from './world.ts';

export const scale = { courses: 10_000, trainers: 500, delegates: 50_000, venues: 2_000 } as const;

/** A course to come with its trainer and venue, and one whose register is open, with its 20 delegates. */
export type Scaled = { aheadId: number; trainerId: number; venueId: number; openId: number; openPeople: number[] };

/**
 * Fills the database with courses of three years: every sixth has two sessions, those of the past are closed. Each trainer
 * and each venue has one course at a time, so that all claims are free of conflicts.
 */
export async function scaleSessions({ pool, groupId, admin, passwordHash }: World): Promise<Scaled> {
  const run = async (text: string, values: unknown[] = []) => (await pool.query<{ id: number }>(text, values)).rows;
  const { courses, trainers, delegates, venues } = scale;
  await run(
    `insert into users (email, username, first_name, last_name, password_hash, state)
     select 'trainer-' || n || '@example.org', 'trainer-' || n, 'Trainer', 'Number ' || n, $2, 'active'
     from generate_series(1, $1::int) n`,
    [trainers, passwordHash],
  );
  const trainer = `select id, row_number() over (order by id) - 1 as nth from users where username like 'trainer-%'`;
  await run(`insert into user_roles (user_id, role) select id, 'trainer' from (${trainer}) t`);
  await run(`insert into trainers (user_id, modes, activated_at, home_postcode, home_district, max_journey_minutes)
    select id, array['face_to_face', 'virtual'], now() - interval '2 years', district || ' 2XX', district, 300
    from (select id, (array['PR1', 'LA1', 'M1', 'L1', 'LA9'])[nth % 5 + 1] as district from (${trainer}) t) t`);
  await run(`insert into availability_rules (trainer_user_id, weekday, from_time, to_time, valid_from)
    select id, day, '08:00', '18:00', current_date - 1000 from (${trainer}) t cross join generate_series(1, 7) day`);
  const [product] = await run('select id from abstract_courses order by id limit 1');
  const productId = product?.id ?? 0;
  await run(
    `insert into trainer_suitabilities (trainer_user_id, abstract_course_id, level)
     select id, $1, nth % 3 + 1 from (${trainer}) t`,
    [productId],
  );
  await run(
    `insert into venues (name, address_line_1, town, postcode, district, capacity)
     select 'Venue ' || n, '1 Quay Road', 'Morecambe', d || ' 4XX', d, 30
     from (select n, (array['LA4', 'PR1', 'M4', 'BS1'])[n % 4 + 1] as d from generate_series(1, $1::int) n) v`,
    [venues],
  );
  const venue = `select id, row_number() over (order by id) - 1 as nth from venues where name like 'Venue %'`;
  await run(
    `insert into virtual_groups (group_id, abstract_course_id, deliverable_id, title, state, certificate_months,
       delegate_places_allowed, trainer_user_id, venue_id, training_start, training_end, ended_at)
     select $1, $2, 4, 'Course ' || n, case when start < now() then 'closed' else 'scheduled' end, 12, 30, t.id, v.id,
       start, start + interval '3 hours', case when start < now() then start + interval '1 day' end
     from (select n, date_trunc('day', now()) - interval '2 years' + (n / $4::int) * interval '54 days'
         + (n % 50) * interval '1 day' + interval '10 hours' as start from generate_series(0, $3::int - 1) n) c
     join (${trainer}) t on t.nth = n % $4::int join (${venue}) v on v.nth = n % $5::int`,
    [groupId, productId, courses, trainers, venues],
  );
  await run(`insert into virtual_group_sessions (virtual_group_id, ordinal, training_slot, training_start, training_end)
    select id, 1, 'am', training_start, training_end from virtual_groups where title like 'Course %'
    union all select id, 2, 'pm', training_start + interval '4 hours', training_end + interval '4 hours'
      from virtual_groups where title like 'Course %' and id % 6 = 0`);
  await run(`update virtual_groups set training_end = training_end + interval '4 hours'
    where title like 'Course %' and id % 6 = 0`);
  for (const column of ['trainer_user_id', 'venue_id'])
    await run(`insert into time_claims (virtual_group_session_id, ${column}, during)
      select s.id, v.${column}, tstzrange(s.training_start, s.training_end)
      from virtual_group_sessions s join virtual_groups v on v.id = s.virtual_group_id`);
  await run(
    `insert into virtual_group_delegates (virtual_group_id, user_id, attendance, sessions_marked, sessions_present)
     select v.id, m.id, case when v.state = 'closed' then case when k = 0 then 'absent' else 'attended' end end,
       (v.state = 'closed')::int, (v.state = 'closed' and k > 0)::int
     from virtual_groups v cross join generate_series(0, $1::int - 1) k
     join (select user_id as id, row_number() over (order by user_id) - 1 as nth, count(*) over () as people
       from group_members where group_id = $2) m on m.nth = (v.id * 7 + k) % m.people
     where v.title like 'Course %'`,
    [delegates / courses, groupId],
  );
  await run(`insert into absences (virtual_group_id, user_id, group_id, abstract_course_id, trainer_user_id, day, is_excused, seat)
    select v.id, d.user_id, v.group_id, v.abstract_course_id, v.trainer_user_id, v.training_end::date, false, 'none'
    from virtual_groups v join virtual_group_delegates d on d.virtual_group_id = v.id
    where v.state = 'closed' and d.attendance = 'absent'`);
  await run('analyze');
  const [ahead] =
    await run(`select id from virtual_groups where state = 'scheduled' and training_start > now() + interval '3 days'
    order by training_start, id limit 1`);
  const [led] = await run('select trainer_user_id as id from virtual_groups where id = $1', [ahead?.id]);
  const [room] = await run('select venue_id as id from virtual_groups where id = $1', [ahead?.id]);
  await run(
    'insert into terms_acceptances (user_id, version) select $1, version from terms_acceptances where user_id = $2',
    [led?.id, admin.userId],
  );
  const [open] = await run(
    `insert into virtual_groups (group_id, abstract_course_id, deliverable_id, title, state, certificate_months,
       delegate_places_allowed, place, training_start, training_end)
     values ($1, $2, 4, 'Course of today', 'scheduled', 12, 30, 'Hall', now(), now() + interval '1 minute') returning id`,
    [groupId, productId],
  );
  await run(
    `insert into virtual_group_sessions (virtual_group_id, ordinal, training_slot, training_start, training_end)
     select id, 1, 'am', training_start, training_end from virtual_groups where id = $1`,
    [open?.id],
  );
  const people = await run(
    `insert into virtual_group_delegates (virtual_group_id, user_id)
     select $1, user_id from group_members where group_id = $2 order by user_id limit 20 returning user_id as id`,
    [open?.id, groupId],
  );
  return {
    ...{ aheadId: ahead?.id ?? 0, trainerId: led?.id ?? 0, venueId: room?.id ?? 0 },
    ...{ openId: open?.id ?? 0, openPeople: people.map(({ id }) => id) },
  };
}
