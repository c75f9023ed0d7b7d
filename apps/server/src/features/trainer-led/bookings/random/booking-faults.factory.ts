import type { TestApp } from '../../../../test-support/test-app.ts';

const inForce = `time_claims a join claims_in_force($1) x on x.id = a.id and not a.may_overlap
  join time_claims b on b.id > a.id and a.during && b.during and not b.may_overlap join claims_in_force($1) y on y.id = b.id`;

/** Selects the ids of rows that break a rule at the time $1, by the number of the rule in docs/INVARIANTS.md. */
const rules: Readonly<Record<string, string>> = {
  'B2, B11: claims overlap': `select a.id from ${inForce}
    where (a.trainer_user_id = b.trainer_user_id or a.venue_id = b.venue_id or a.video_account_id = b.video_account_id)`,
  'B11: an overlap without a reason and a person': `select id from time_claims
    where may_overlap and (override_reason is null or override_by is null)`,
  'B5: a completed booking without a course, or another one with a course': `
    select id from project_requests where (state = 'completed') <> (virtual_group_id is not null)
    union all select id from multi_days where (state = 'completed') <> (virtual_group_id is not null)
    union all select min(virtual_group_id) as id from booked_courses() group by virtual_group_id having count(*) > 1`,
  'B8: an answer of somebody else that is recorded as the own one': `
    select id from availability_answers
      where is_manual = (answered_by = trainer_user_id) or (is_manual and note is null)
    union all select id from confirmation_enquiries where manual_status <> 'other' and answered_by = trainer_user_id`,
  'B16, B32: several days that are held in part': `
    select m.id from multi_days m join multi_day_dates d on d.multi_day_id = m.id and d.state <> 'cleared'
    left join time_claims c on c.multi_day_date_id = d.id and c.trainer_user_id is not null
    group by m.id having count(c.id) not in (0, count(d.id))
      or count(c.id) > 0 and bool_or(m.state not in ('locked', 'asked') or c.trainer_user_id <> m.locked_trainer_user_id)`,
  'B17: licences that a booking moved': 'select id from licence_movements',
  'B26: a deadline after the start that it is about': `
    select c.id from confirmation_enquiries c where c.state = 'asked' and c.due_at >= c.starts_at
    union all select e.id from availability_enquiries e join times_of_interest t on t.id = e.times_of_interest_id
      where e.state = 'sent' and e.due_at >= t.window_end`,
  'B28: one email twice': `select min(id) as id from outbox_messages group by recipient, subject, body_text, created_at
    having count(*) > 1`,
  'B29: a choice without a question, or a question without a choice': `
    select r.id from project_requests r left join organiser_enquiries o on o.project_request_id = r.id and o.state = 'asked'
    group by r.id having count(o.id) <> (case when r.state = 'awaiting_organiser' then 1 else 0 end)`,
  'B32: a hold without its question': `
    select c.id from time_claims c join times_of_interest t on t.id = c.times_of_interest_id
    join project_requests r on r.id = t.project_request_id
    where r.state <> 'organiser_booked' or t.state <> 'held' or r.chosen_toi_id is distinct from t.id or not exists (
      select from confirmation_enquiries q where q.times_of_interest_id = t.id and q.state = 'asked'
        and q.trainer_user_id = coalesce(c.trainer_user_id, q.trainer_user_id))`,
  'a booked start that nobody is asked to confirm': `
    select r.id from project_requests r left join times_of_interest t on t.project_request_id = r.id
    left join confirmation_enquiries q on q.times_of_interest_id = t.id and q.state = 'asked'
    group by r.id having count(q.id) <> (case when r.state = 'organiser_booked' then 1 else 0 end)`,
  'an ended booking with an open question': `
    select r.id from project_requests r join times_of_interest t on t.project_request_id = r.id
    join availability_enquiries e on e.times_of_interest_id = t.id and e.state = 'sent'
    where r.state in ('completed', 'cancelled')
    union all select q.id from confirmation_enquiries q join multi_days m on m.id = q.multi_day_id
      where q.state = 'asked' and m.state <> 'asked'`,
  'an ended project with an open booking': `
    select p.id from projects p join (select project_id, state from project_requests
      union all select project_id, state from multi_days) u on u.project_id = p.id
    where p.state <> 'open' and u.state not in ('completed', 'cancelled')`,
  'V9: a scheduled course without its claim': `
    select v.id from virtual_groups v join virtual_group_sessions s on s.virtual_group_id = v.id
    left join time_claims c on c.virtual_group_session_id = s.id and c.trainer_user_id = v.trainer_user_id
    where v.state = 'scheduled' group by v.id, s.id having count(c.id) <> 1`,
};

const all = Object.entries(rules)
  .map(([rule, text]) => `select '${rule}' as rule, id from (${text}) broken`)
  .join(' union all ');

/** Returns each rule that is broken now, with the id of the row that breaks it. */
export async function bookingFaults(server: TestApp): Promise<string[]> {
  const rows = await server.rows<{ rule: string; id: number }>(all, [server.clock.now()]);
  return rows.map(({ rule, id }) => `${rule}: ${id}`);
}

const written = ['projects', 'project_requests', 'times_of_interest', 'availability_enquiries', 'availability_answers']
  .concat(['confirmation_enquiries', 'organiser_enquiries', 'multi_days', 'multi_day_dates', 'time_claims'])
  .map((table) => `(select coalesce(md5(string_agg(t::text, ',' order by t.id)), '') from ${table} t) as ${table}`);

/** Returns a text of every row of bookings, which is the same as long as nothing has changed. */
export async function rowsOfBookings(server: TestApp): Promise<object | undefined> {
  const [row] = await server.rows(`select ${written.join(', ')}`);
  return row;
}
