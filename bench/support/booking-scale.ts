import type { Learner } from './learners.ts';
import { type Scaled, scale } from './session-scale.ts';
import type { World } from './world.ts';

export const bookingScale = { units: 3_000, enquiries: 20_000, holds: 2_000 } as const;

/** Organiser of all bookings, whose requests wait for a choice. */
export type Bookings = { organiser: Learner; productId: number };

const requestColumns = `project_id, abstract_course_id, deliverable_id, certificate_months, delegates, minutes, slot`;

/**
 * Fills the database with bookings: two thirds of the requests hold an evening for a trainer who is asked to confirm. A
 * third of the others wait for answers of trainers, and the rest are over. Everybody may open the pages of bookings.
 */
export async function scaleBookings({ pool, groupId, admin, learners }: World): Promise<Bookings> {
  const run = (text: string, values: unknown[] = []) => pool.query(text, values);
  const organiser = learners[0];
  if (organiser === undefined) throw new Error('The world of the bench has learners');
  const { rows } = await run('select id from abstract_courses order by id limit 1');
  const productId: number = rows[0].id;
  await run(`update courses set deliverable_id = 4 where abstract_course_id = $1`, [productId]);
  await run(`insert into user_roles (user_id, role) values ($1, 'organiser')`, [organiser.userId]);
  await run(
    `insert into terms_acceptances (user_id, version) select u.id, t.version from users u, terms_acceptances t
     where t.user_id = $1 and (u.username like 'trainer-%' or u.id = $2) on conflict do nothing`,
    [admin.userId, organiser.userId],
  );
  const { units, enquiries, holds } = bookingScale;
  await run(
    `insert into projects (group_id, organiser_user_id, title, created_by)
     select $1, $2, 'Scale ' || n, $3 from generate_series(1, $4::int) n`,
    [groupId, organiser.userId, admin.userId, units / 3],
  );
  await run(
    `insert into project_requests (${requestColumns}, place, place_postcode, state)
     select p.id, $1, 4, 12, 12, 90, 'evening', 'Scale ' || (p.nth * 3 + k), 'LA4 4XX',
       case when p.nth * 3 + k < $2::int then 'organiser_booked' when k = 0 then 'seeking' else 'cancelled' end
     from (select id, row_number() over (order by id) - 1 as nth from projects where title like 'Scale %') p
     cross join generate_series(0, 2) k`,
    [productId, holds],
  );
  const unit = `select id, state, substring(place from 7)::int as nth from project_requests where place like 'Scale %'`;
  const trainer = `select id, row_number() over (order by id) - 1 as nth from users where username like 'trainer-%'`;
  await run(`insert into times_of_interest (project_request_id, window_start, window_end, slot, state)
    select u.id, day, day + interval '30 minutes', 'evening', case u.state when 'seeking' then 'enquired' when 'cancelled' then 'withdrawn' else 'held' end
    from (${unit}) u, lateral (select date_trunc('day', now()) + interval '20 days 18 hours'
      + u.nth / ${scale.trainers} * interval '1 day' as day) d`);
  await run(`insert into availability_answers (trainer_user_id, answered_by) select id, id from (${trainer}) t`);
  const interest = `select i.id, i.window_start, u.state, u.nth from times_of_interest i join (${unit}) u on u.id = i.project_request_id`;
  await run(
    `insert into availability_enquiries (trainer_user_id, times_of_interest_id, state, due_at, ended_at, answer_id)
     select t.id, i.id, case when i.state = 'seeking' then 'sent' else 'yes' end, now() + interval '3 days',
       case when i.state <> 'seeking' then now() end, case when i.state <> 'seeking' then a.id end
     from (${interest}) i cross join generate_series(0, ceil($1::numeric / $2)::int - 1) k
     join (${trainer}) t on t.nth = (i.nth + k * 37) % ${scale.trainers}
     join availability_answers a on a.trainer_user_id = t.id order by k limit $1`,
    [enquiries, units],
  );
  await run(`insert into confirmation_enquiries (trainer_user_id, times_of_interest_id, starts_at, due_at)
    select t.id, i.id, i.window_start, now() + interval '2 days' from (${interest}) i
    join (${trainer}) t on t.nth = i.nth % ${scale.trainers} where i.state = 'organiser_booked'`);
  await run(`insert into time_claims (times_of_interest_id, trainer_user_id, during, expires_at)
    select c.times_of_interest_id, c.trainer_user_id, tstzrange(c.starts_at, c.starts_at + interval '90 minutes'),
      c.due_at + interval '15 minutes' from confirmation_enquiries c`);
  await run('analyze');
  return { organiser, productId };
}

/** Request that the bench works with, and its dates in their order. */
export type Unit = { projectId: number; requestId: number; interestIds: number[]; at: string };

type Making = Bookings & {
  count: number;
  venueIds: readonly number[];
  dates: number;
  /** Days until the first date of the first request. The next request begins a day later. */
  from: number;
  /** Trainers who said yes to each date of a request; none asks nobody. `null` takes the same trainer for all requests. */
  willing: number | null;
  state: 'draft' | 'options_ready' | 'awaiting_organiser';
};

/** Creates requests of 3 hours, each in a venue and a project of its own, that may begin from 09:00 to 12:00 on their dates. */
export async function makeUnits({ pool, groupId, admin }: World, making: Making): Promise<Unit[]> {
  const units: Unit[] = [];
  for (let nth = 0; nth < making.count; nth += 1) units.push(await makeUnit({ pool, groupId, admin }, making, nth));
  await pool.query('analyze project_requests, times_of_interest, availability_enquiries, organiser_enquiries');
  return units;
}

async function makeUnit(
  { pool, groupId, admin }: Pick<World, 'pool' | 'groupId' | 'admin'>,
  { organiser, productId, venueIds, dates, from, willing, state }: Making,
  nth: number,
): Promise<Unit> {
  const idOf = async (text: string, values: unknown[]): Promise<number> => (await pool.query(text, values)).rows[0].id;
  const projectId = await idOf(
    `insert into projects (group_id, organiser_user_id, title, created_by) values ($1, $2, $3, $4) returning id`,
    [groupId, organiser.userId, `Unit ${nth}`, admin.userId],
  );
  const requestId = await idOf(
    `insert into project_requests (${requestColumns}, venue_id, state) values ($1, $2, 4, 12, 12, 180, 'am', $3, $4) returning id`,
    [projectId, productId, venueIds[nth % venueIds.length], state],
  );
  const { rows: interests } = await pool.query<{ id: number }>(
    `insert into times_of_interest (project_request_id, window_start, window_end, slot, state)
     select $1, day + interval '9 hours', day + interval '12 hours', 'am', $4 from generate_series(0, $2::int - 1) n,
       lateral (select date_trunc('day', now()) + ($3::int + n * 3) * interval '1 day' as day) d returning id`,
    [requestId, dates, from + (willing === null ? 0 : nth % 60), state === 'draft' ? 'proposed' : 'available'],
  );
  const first = willing === null ? 0 : nth * 5;
  await pool.query(
    `insert into availability_enquiries (trainer_user_id, times_of_interest_id, state, due_at, ended_at, answer_id)
     select t.id, i, 'yes', now() + interval '3 days', now(), a.id from unnest($1::bigint[]) i
     cross join generate_series($2::int, $2::int + $3::int - 1) k
     join (select id, row_number() over (order by id) - 1 as nth from users where username like 'trainer-%') t
       on t.nth = k % ${scale.trainers}
     join availability_answers a on a.trainer_user_id = t.id`,
    [interests.map(({ id }) => id), first, willing ?? 1],
  );
  if (state === 'awaiting_organiser')
    await pool.query(
      `insert into organiser_enquiries (project_request_id, organiser_user_id, due_at) values ($1, $2, now() + interval '9 days')`,
      [requestId, organiser.userId],
    );
  const at = `/api/admin/projects/${projectId}/project-requests/${requestId}`;
  return { projectId, requestId, interestIds: interests.map(({ id }) => id), at };
}

/** Creates a course of several days with this number of dates, and returns its address. */
export async function makeDays(
  { pool, groupId, admin }: World,
  { organiser, productId, dates }: Bookings & { dates: number },
  { venueId }: Pick<Scaled, 'venueId'>,
): Promise<string> {
  const { rows: projects } = await pool.query<{ id: number }>(
    `insert into projects (group_id, organiser_user_id, title, created_by) values ($1, $2, 'Days', $3) returning id`,
    [groupId, organiser.userId, admin.userId],
  );
  const projectId = projects[0]?.id;
  const { rows } = await pool.query<{ id: number }>(
    `insert into multi_days (project_id, abstract_course_id, deliverable_id, certificate_months, delegates, venue_id)
     values ($1, $2, 4, 12, 12, $3) returning id`,
    [projectId, productId, venueId],
  );
  await pool.query(
    `insert into multi_day_dates (multi_day_id, starts_at, ends_at)
     select $1, day + interval '9 hours', day + interval '12 hours' from generate_series(0, $2::int - 1) n,
       lateral (select date_trunc('day', now()) + (30 + n * 4) * interval '1 day' as day) d`,
    [rows[0]?.id, dates],
  );
  return `/api/admin/projects/${projectId}/multi-days/${rows[0]?.id}`;
}

/** Makes a request the first of two sessions on one day, whose dates have windows of 6 hours. */
export async function addSecondSession({ pool }: World, { requestId }: Unit): Promise<void> {
  await pool.query(
    `with day as (
        insert into two_in_one_days (project_id) select project_id from project_requests where id = $1 returning id),
      second as (
        insert into project_requests (${requestColumns}, venue_id, two_in_one_day_id, half)
          select r.project_id, r.abstract_course_id, 4, 12, 12, 60, 'full', r.venue_id, d.id, 'b'
          from project_requests r cross join day d where r.id = $1)
     update project_requests r set two_in_one_day_id = d.id, half = 'a' from day d where r.id = $1`,
    [requestId],
  );
  await pool.query(
    `update times_of_interest set window_end = window_start + interval '6 hours' where project_request_id = $1`,
    [requestId],
  );
}
