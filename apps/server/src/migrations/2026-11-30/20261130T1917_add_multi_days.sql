-- Courses of several days in bookings: one course on dates that were agreed with the organisation, for which a trainer is
-- held and asked as a whole.

create table multi_days (
  id bigint generated always as identity primary key,
  project_id bigint not null references projects on delete cascade,
  abstract_course_id bigint not null references abstract_courses,
  -- Of the live version when the course was added: 3 online, 4 face to face.
  deliverable_id smallint not null check (deliverable_id in (3, 4)),
  certificate_months integer not null check (certificate_months >= 0),
  assessment_type text not null default 'none' check (assessment_type in ('none', 'online', 'paper', 'observed')),
  post_training_days_allowed integer not null default 0 check (post_training_days_allowed between 0 and 365),
  delegates integer not null check (delegates between 1 and 500),
  venue_id bigint references venues,
  location_id bigint references locations,
  -- Room of the venue, or premises of the organisation with their postcode.
  place text check (length(place) between 1 and 255),
  place_postcode text check (place_postcode ~ '^[A-Z0-9]{2,4} [0-9][A-Z0-9]{1,3}$'),
  video_account_id bigint references video_accounts,
  meeting_url text check (meeting_url like 'https://%'),
  notes text not null default '' check (length(notes) <= 2000),
  excluded_trainer_ids bigint[] not null default '{}' check (cardinality(excluded_trainer_ids) <= 200),
  -- Days from the first date to the last one, both included.
  max_span_days smallint not null default 60 check (max_span_days between 1 and 180),
  -- With whom in the organisation the dates were agreed.
  agreed_with text check (length(agreed_with) between 1 and 255),
  -- Trainer for whom all dates are held, until when, and why a site admin holds them in spite of conflicts.
  locked_trainer_user_id bigint references users,
  locked_until timestamptz,
  conflict_reason text check (length(conflict_reason) between 1 and 500),
  conflict_by bigint references users,
  state text not null default 'collecting' check (state in ('collecting', 'narrowed', 'locked', 'asked', 'completed',
    'cancelled')),
  state_since timestamptz not null default now(),
  -- Why it was cancelled by itself. Empty when its whole project was cancelled.
  end_reason text check (length(end_reason) between 1 and 500),
  blocked_reason text check (length(blocked_reason) between 1 and 500),
  virtual_group_id bigint unique references virtual_groups,
  created_at timestamptz not null default now(),
  constraint multi_days_place_of_kind check (case deliverable_id
    when 3 then num_nonnulls(venue_id, location_id, place, place_postcode) = 0 and num_nonnulls(video_account_id, meeting_url) <= 1
    else num_nonnulls(video_account_id, meeting_url) = 0 end),
  constraint multi_days_postcode_has_place check (place_postcode is null or place is not null),
  constraint multi_days_own_place_alone check (place_postcode is null or num_nonnulls(venue_id, location_id) = 0),
  constraint multi_days_place_known check (state in ('collecting', 'cancelled') or deliverable_id = 3
    or num_nonnulls(venue_id, location_id, place_postcode) > 0),
  constraint multi_days_locked check ((state in ('locked', 'asked')) = (locked_trainer_user_id is not null)
    and (locked_trainer_user_id is null) = (locked_until is null)),
  constraint multi_days_overridden check ((conflict_reason is null) = (conflict_by is null)
    and (conflict_reason is null or locked_trainer_user_id is not null)),
  constraint multi_days_agreed check (state <> 'asked' or agreed_with is not null),
  constraint multi_days_reason_of_end check (end_reason is null or state = 'cancelled'),
  constraint multi_days_course_completed check ((state = 'completed') = (virtual_group_id is not null))
);
create index multi_days_project_id_idx on multi_days (project_id);
create index multi_days_abstract_course_id_idx on multi_days (abstract_course_id);
create index multi_days_venue_id_idx on multi_days (venue_id);
create index multi_days_location_id_idx on multi_days (location_id);
create index multi_days_video_account_id_idx on multi_days (video_account_id);
create index multi_days_locked_trainer_user_id_idx on multi_days (locked_trainer_user_id);
create index multi_days_conflict_by_idx on multi_days (conflict_by);
create index multi_days_locked_until_idx on multi_days (locked_until) where state = 'locked';

-- A session of such a course, on the wall clock.
create table multi_day_dates (
  id bigint generated always as identity primary key,
  multi_day_id bigint not null references multi_days on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Room of this day, if it has one of its own.
  place text check (length(place) between 1 and 255),
  state text not null default 'open' check (state in ('open', 'held', 'confirmed', 'cleared')),
  created_at timestamptz not null default now(),
  check (starts_at < ends_at),
  check ((starts_at at time zone 'UTC')::date = (ends_at at time zone 'UTC')::date)
);
create index multi_day_dates_multi_day_id_idx on multi_day_dates (multi_day_id);
create unique index multi_day_dates_start_key on multi_day_dates (multi_day_id, starts_at) where state <> 'cleared';

-- A date of such a course is held as a start on a date of a request is.
alter table time_claims
  add column multi_day_date_id bigint references multi_day_dates on delete cascade,
  drop constraint time_claims_one_source,
  add constraint time_claims_one_source
    check (num_nonnulls(virtual_group_session_id, times_of_interest_id, multi_day_date_id) = 1);
create index time_claims_multi_day_date_id_idx on time_claims (multi_day_date_id);
create unique index time_claims_date_trainer_key on time_claims (multi_day_date_id, trainer_user_id)
  where trainer_user_id is not null;
create unique index time_claims_date_venue_key on time_claims (multi_day_date_id) where venue_id is not null;
create unique index time_claims_date_account_key on time_claims (multi_day_date_id) where video_account_id is not null;

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
    null::bigint, r.id, a.title, r.deliverable_id = 3, r.venue_id, split_part(r.place_postcode, ' ', 1), g.name, c.expires_at,
    null::bigint, null::bigint
  from time_claims c join times_of_interest t on t.id = c.times_of_interest_id
  join project_requests r on r.id = t.project_request_id join abstract_courses a on a.id = r.abstract_course_id
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

-- Whether a trainer confirms a start of a request, or all dates of a course of several days. `starts_at` is the first one.
alter table confirmation_enquiries
  alter column times_of_interest_id drop not null,
  add column multi_day_id bigint references multi_days on delete cascade,
  add constraint confirmation_enquiries_one_target check (num_nonnulls(times_of_interest_id, multi_day_id) = 1),
  drop constraint confirmation_enquiries_on_grid,
  add constraint confirmation_enquiries_on_grid
    check (multi_day_id is not null or extract(epoch from starts_at)::bigint % 900 = 0);
create index confirmation_enquiries_multi_day_id_idx on confirmation_enquiries (multi_day_id);
create unique index confirmation_enquiries_days_asked_key on confirmation_enquiries (multi_day_id) where state = 'asked';
create unique index confirmation_enquiries_days_confirmed_key on confirmation_enquiries (multi_day_id)
  where state = 'confirmed';

drop function booked_courses();
create function booked_courses()
returns table (virtual_group_id bigint, project_request_id bigint, project_id bigint, project text, multi_day_id bigint)
language sql stable
begin atomic
  select r.virtual_group_id, r.id, r.project_id, p.title, null::bigint
  from project_requests r join projects p on p.id = r.project_id where r.virtual_group_id is not null
  union all
  select m.virtual_group_id, null::bigint, m.project_id, p.title, m.id
  from multi_days m join projects p on p.id = m.project_id where m.virtual_group_id is not null;
end;
