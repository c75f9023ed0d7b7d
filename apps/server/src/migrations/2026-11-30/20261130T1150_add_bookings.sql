-- Bookings: projects of organisations, the sessions that they want, and the dates that come into question. A start that
-- was offered is held: a claim with a time of interest as its source, until a moment.

create table projects (
  id bigint generated always as identity primary key,
  group_id bigint not null references groups,
  subgroup_id bigint references subgroups,
  organiser_user_id bigint not null references users,
  -- Site admin who hears of it. Null for all of them.
  handled_by bigint references users,
  title text not null check (length(title) between 1 and 255),
  notes text not null default '' check (length(notes) <= 2000),
  state text not null default 'open' check (state in ('open', 'completed', 'cancelled')),
  created_by bigint not null references users,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  end_reason text check (length(end_reason) between 1 and 500),
  check ((state = 'open') = (ended_at is null)),
  check ((state = 'cancelled') = (end_reason is not null))
);
create index projects_group_id_idx on projects (group_id);
create index projects_subgroup_id_idx on projects (subgroup_id);
create index projects_organiser_user_id_idx on projects (organiser_user_id);
create index projects_handled_by_idx on projects (handled_by);
create index projects_created_by_idx on projects (created_by);

-- One session that is wanted.
create table project_requests (
  id bigint generated always as identity primary key,
  project_id bigint not null references projects on delete cascade,
  abstract_course_id bigint not null references abstract_courses,
  -- Of the live version when the request was created: 3 online, 4 face to face.
  deliverable_id smallint not null check (deliverable_id in (3, 4)),
  certificate_months integer not null check (certificate_months >= 0),
  assessment_type text not null default 'none' check (assessment_type in ('none', 'online', 'paper', 'observed')),
  post_training_days_allowed integer not null default 0 check (post_training_days_allowed between 0 and 365),
  delegates integer not null check (delegates between 1 and 500),
  minutes integer not null check (minutes between 30 and 720),
  slot text not null check (slot in ('am', 'pm', 'full', 'evening')),
  venue_id bigint references venues,
  location_id bigint references locations,
  -- Room of the venue, or premises of the organisation with their postcode.
  place text check (length(place) between 1 and 255),
  place_postcode text check (place_postcode ~ '^[A-Z0-9]{2,4} [0-9][A-Z0-9]{1,3}$'),
  video_account_id bigint references video_accounts,
  meeting_url text check (meeting_url like 'https://%'),
  notes text not null default '' check (length(notes) <= 2000),
  excluded_trainer_ids bigint[] not null default '{}' check (cardinality(excluded_trainer_ids) <= 200),
  thresholds jsonb not null default '{}',
  state text not null default 'draft' check (state in ('draft', 'seeking', 'options_ready', 'awaiting_organiser',
    'organiser_booked', 'completed', 'no_availability', 'lapsed', 'cancelled')),
  state_since timestamptz not null default now(),
  -- Why it was cancelled by itself. Empty when its whole project was cancelled.
  end_reason text check (length(end_reason) between 1 and 500),
  blocked_reason text check (length(blocked_reason) between 1 and 500),
  virtual_group_id bigint unique references virtual_groups,
  follows_id bigint references project_requests,
  chosen_start timestamptz,
  created_at timestamptz not null default now(),
  constraint project_requests_place_of_kind check (case deliverable_id
    when 3 then num_nonnulls(venue_id, location_id, place, place_postcode) = 0 and num_nonnulls(video_account_id, meeting_url) <= 1
    else num_nonnulls(video_account_id, meeting_url) = 0 end),
  constraint project_requests_postcode_has_place check (place_postcode is null or place is not null),
  constraint project_requests_own_place_alone check (place_postcode is null or num_nonnulls(venue_id, location_id) = 0),
  constraint project_requests_place_known check (state in ('draft', 'cancelled') or deliverable_id = 3
    or num_nonnulls(venue_id, location_id, place_postcode) > 0),
  constraint project_requests_reason_of_end check (end_reason is null or state = 'cancelled'),
  constraint project_requests_course_completed check ((state = 'completed') = (virtual_group_id is not null))
);
create index project_requests_project_id_idx on project_requests (project_id);
create index project_requests_abstract_course_id_idx on project_requests (abstract_course_id);
create index project_requests_venue_id_idx on project_requests (venue_id);
create index project_requests_location_id_idx on project_requests (location_id);
create index project_requests_video_account_id_idx on project_requests (video_account_id);
create index project_requests_follows_id_idx on project_requests (follows_id);

-- A day on which a session could begin between two times of the wall clock, the last one included.
create table times_of_interest (
  id bigint generated always as identity primary key,
  project_request_id bigint not null references project_requests on delete cascade,
  window_start timestamptz not null,
  window_end timestamptz not null,
  slot text not null check (slot in ('am', 'pm', 'full', 'evening')),
  source text not null default 'manual' check (source in ('system', 'manual', 'suggested')),
  suggested_by bigint references users,
  state text not null default 'proposed' check (state in ('proposed', 'enquired', 'available', 'unavailable', 'held',
    'confirmed', 'released', 'withdrawn')),
  created_at timestamptz not null default now(),
  unique (project_request_id, window_start, window_end),
  check (window_start <= window_end),
  check ((window_start at time zone 'UTC')::date = (window_end at time zone 'UTC')::date),
  check (extract(epoch from window_start)::bigint % 900 = 0 and extract(epoch from window_end)::bigint % 900 = 0),
  check ((source = 'suggested') = (suggested_by is not null))
);
create index times_of_interest_suggested_by_idx on times_of_interest (suggested_by);

alter table project_requests add column chosen_toi_id bigint references times_of_interest,
  add constraint project_requests_chosen_start check ((chosen_toi_id is null) = (chosen_start is null));
create index project_requests_chosen_toi_id_idx on project_requests (chosen_toi_id);

-- A claim is a session of a scheduled course, or a hold, which ends by itself.
alter table time_claims
  alter column virtual_group_session_id drop not null,
  add column times_of_interest_id bigint references times_of_interest on delete cascade,
  add column expires_at timestamptz,
  add constraint time_claims_one_source check (num_nonnulls(virtual_group_session_id, times_of_interest_id) = 1),
  add constraint time_claims_holds_expire check ((expires_at is null) = (virtual_group_session_id is not null));
create index time_claims_times_of_interest_id_idx on time_claims (times_of_interest_id);
create unique index time_claims_held_trainer_key on time_claims (times_of_interest_id, trainer_user_id)
  where trainer_user_id is not null;
create unique index time_claims_held_venue_key on time_claims (times_of_interest_id) where venue_id is not null;
create unique index time_claims_held_account_key on time_claims (times_of_interest_id) where video_account_id is not null;

-- Time that is taken at a moment: sessions of scheduled courses, and holds that have not run out. Everything that asks
-- whether somebody is free reads it. `held_for` is the organisation of a hold.
create function claims_in_force(at timestamptz)
returns table (id bigint, trainer_user_id bigint, venue_id bigint, video_account_id bigint, during tstzrange,
  virtual_group_session_id bigint, times_of_interest_id bigint, virtual_group_id bigint, project_request_id bigint,
  title text, is_virtual boolean, taught_in bigint, taught_at text, held_for text, expires_at timestamptz)
language sql stable
begin atomic
  select c.id, c.trainer_user_id, c.venue_id, c.video_account_id, c.during, c.virtual_group_session_id, null::bigint,
    v.id, null::bigint, v.title, v.deliverable_id = 3, v.venue_id, null::text, null::text, null::timestamptz
  from time_claims c join virtual_group_sessions s on s.id = c.virtual_group_session_id
  join virtual_groups v on v.id = s.virtual_group_id
  union all
  select c.id, c.trainer_user_id, c.venue_id, c.video_account_id, c.during, null::bigint, c.times_of_interest_id,
    null::bigint, r.id, a.title, r.deliverable_id = 3, r.venue_id, split_part(r.place_postcode, ' ', 1), g.name, c.expires_at
  from time_claims c join times_of_interest t on t.id = c.times_of_interest_id
  join project_requests r on r.id = t.project_request_id join abstract_courses a on a.id = r.abstract_course_id
  join projects p on p.id = r.project_id join groups g on g.id = p.group_id
  where c.expires_at > at;
end;

-- Settings of bookings. Days of deadlines are working days.
alter table booking_settings
  add column minimum_score smallint not null default 40 check (minimum_score between 0 and 100),
  add column shortlist smallint not null default 5 check (shortlist between 1 and 20),
  add column enquiry_days smallint not null default 3 check (enquiry_days between 1 and 30),
  add column organiser_days smallint not null default 10 check (organiser_days between 1 and 60),
  add column confirmation_days smallint not null default 2 check (confirmation_days between 1 and 30),
  add column hold_days smallint not null default 3 check (hold_days between 1 and 30),
  add column minimum_notice_days smallint not null default 10 check (minimum_notice_days between 0 and 365),
  add column horizon_days smallint not null default 180 check (horizon_days between 1 and 365),
  add column asks_organiser_itself boolean not null default false,
  add constraint booking_settings_hold_lasts check (hold_days >= confirmation_days),
  add constraint booking_settings_horizon_after_notice check (horizon_days > minimum_notice_days);
