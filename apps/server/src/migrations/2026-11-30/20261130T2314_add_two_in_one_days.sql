-- Two sessions of one trainer on one day. Both are requests of one project: the first one, `a`, has the dates, the questions
-- and the bookings of both; the second one, `b`, has what it wants, and the state of the first.

create table two_in_one_days (
  id bigint generated always as identity primary key,
  project_id bigint not null references projects on delete cascade,
  -- Least time between both sessions.
  gap_minutes smallint not null default 30 check (gap_minutes between 30 and 240),
  -- The first session always comes first.
  is_order_fixed boolean not null default false,
  created_at timestamptz not null default now()
);
create index two_in_one_days_project_id_idx on two_in_one_days (project_id);

alter table project_requests
  add column two_in_one_day_id bigint references two_in_one_days on delete cascade,
  add column half text check (half in ('a', 'b')),
  add constraint project_requests_half_of_day check ((two_in_one_day_id is null) = (half is null));
create unique index project_requests_half_key on project_requests (two_in_one_day_id, half);

-- A date of two sessions is held twice, once for each of them.
alter table time_claims
  add column half text check (half in ('a', 'b')),
  add constraint time_claims_half_of_date check (half is null or times_of_interest_id is not null);
drop index time_claims_held_trainer_key, time_claims_held_venue_key, time_claims_held_account_key;
create unique index time_claims_held_trainer_key on time_claims (times_of_interest_id, trainer_user_id, half)
  nulls not distinct where times_of_interest_id is not null and trainer_user_id is not null;
create unique index time_claims_held_venue_key on time_claims (times_of_interest_id, half)
  nulls not distinct where times_of_interest_id is not null and venue_id is not null;
create unique index time_claims_held_account_key on time_claims (times_of_interest_id, half)
  nulls not distinct where times_of_interest_id is not null and video_account_id is not null;

-- A hold of a second session is taught where that session is wanted. Its request is the one that leads.
drop function claims_in_force(timestamptz);
create function claims_in_force(at timestamptz)
returns table (id bigint, trainer_user_id bigint, venue_id bigint, video_account_id bigint, during tstzrange,
  virtual_group_session_id bigint, times_of_interest_id bigint, virtual_group_id bigint, project_request_id bigint,
  title text, is_virtual boolean, taught_in bigint, taught_at text, held_for text, expires_at timestamptz,
  multi_day_date_id bigint, multi_day_id bigint)
language sql stable
begin atomic
  select c.id, c.trainer_user_id, c.venue_id, c.video_account_id, c.during, c.virtual_group_session_id, null::bigint,
    v.id, null::bigint, v.title, v.deliverable_id = 3, v.venue_id, null::text, null::text, null::timestamptz,
    null::bigint, null::bigint
  from time_claims c join virtual_group_sessions s on s.id = c.virtual_group_session_id
  join virtual_groups v on v.id = s.virtual_group_id
  union all
  select c.id, c.trainer_user_id, c.venue_id, c.video_account_id, c.during, null::bigint, c.times_of_interest_id,
    null::bigint, r.id, a.title, coalesce(o.deliverable_id, r.deliverable_id) = 3,
    case when o.id is null then r.venue_id else o.venue_id end,
    split_part(case when o.id is null then r.place_postcode else o.place_postcode end, ' ', 1), g.name, c.expires_at,
    null::bigint, null::bigint
  from time_claims c join times_of_interest t on t.id = c.times_of_interest_id
  join project_requests r on r.id = t.project_request_id
  left join project_requests o on c.half = 'b' and o.two_in_one_day_id = r.two_in_one_day_id and o.half = 'b'
  join abstract_courses a on a.id = coalesce(o.abstract_course_id, r.abstract_course_id)
  join projects p on p.id = r.project_id join groups g on g.id = p.group_id
  where c.expires_at > at
  union all
  select c.id, c.trainer_user_id, c.venue_id, c.video_account_id, c.during, null::bigint, null::bigint,
    null::bigint, null::bigint, a.title, m.deliverable_id = 3, m.venue_id, split_part(m.place_postcode, ' ', 1), g.name,
    c.expires_at, d.id, m.id
  from time_claims c join multi_day_dates d on d.id = c.multi_day_date_id
  join multi_days m on m.id = d.multi_day_id join abstract_courses a on a.id = m.abstract_course_id
  join projects p on p.id = m.project_id join groups g on g.id = p.group_id
  where c.expires_at > at;
end;

-- Whether one session stays when the other one of its day is cancelled. `keeps` is the half that would stay.
alter table organiser_enquiries
  add column question text not null default 'choose' check (question in ('choose', 'keep_half')),
  add column keeps text check (keeps in ('a', 'b')),
  add constraint organiser_enquiries_keeps check ((question = 'keep_half') = (keeps is not null)),
  drop constraint organiser_enquiries_state_check,
  add constraint organiser_enquiries_state_check check (case question
    when 'choose' then state in ('asked', 'booked', 'nothing_available', 'lapsed', 'withdrawn')
    else state in ('asked', 'agreed', 'refused', 'lapsed', 'withdrawn') end);
drop index organiser_enquiries_asked_key;
create unique index organiser_enquiries_asked_key on organiser_enquiries (project_request_id, question) where state = 'asked';

-- A course of a second session is named by the request that leads.
create or replace function booked_courses()
returns table (virtual_group_id bigint, project_request_id bigint, project_id bigint, project text, multi_day_id bigint)
language sql stable
begin atomic
  select r.virtual_group_id, coalesce(l.id, r.id), r.project_id, p.title, null::bigint
  from project_requests r join projects p on p.id = r.project_id
  left join project_requests l on r.half = 'b' and l.two_in_one_day_id = r.two_in_one_day_id and l.half = 'a'
  where r.virtual_group_id is not null
  union all
  select m.virtual_group_id, null::bigint, m.project_id, p.title, m.id
  from multi_days m join projects p on p.id = m.project_id where m.virtual_group_id is not null;
end;
