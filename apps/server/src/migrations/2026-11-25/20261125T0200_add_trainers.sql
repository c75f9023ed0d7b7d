-- Trainers: who leads Pharmacist-led Courses, what they teach, where, and when.

create table trainers (
  user_id bigint primary key references users,
  -- In capitals with one space, such as LA4 4XX. Null only for trainers from before this table, until somebody enters it.
  home_postcode text,
  -- First part of the postcode, such as LA4.
  home_district text,
  -- Replaces the middle of the district. Both or none.
  latitude numeric(8, 5),
  longitude numeric(8, 5),
  modes text[] not null check (cardinality(modes) > 0 and modes <@ array['face_to_face', 'virtual']),
  max_journey_minutes int not null default 120 check (max_journey_minutes between 0 and 600),
  max_days_per_week smallint not null default 5 check (max_days_per_week between 1 and 7),
  max_sessions_per_day smallint not null default 2 check (max_sessions_per_day between 1 and 4),
  buffer_minutes int not null default 15 check (buffer_minutes between 0 and 120),
  biography text not null default '' check (length(biography) <= 2000),
  activated_at timestamptz,
  deactivated_at timestamptz,
  deactivation_reason text check (length(deactivation_reason) between 1 and 500),
  created_at timestamptz not null default now(),
  check ((home_postcode is null) = (home_district is null)),
  check (home_district = split_part(home_postcode, ' ', 1)),
  check ((latitude is null) = (longitude is null)),
  check ((deactivated_at is null) = (deactivation_reason is null))
);

-- How well a trainer teaches a course: 1 to 3. No row means not at all.
create table trainer_suitabilities (
  trainer_user_id bigint not null references users,
  abstract_course_id bigint not null references abstract_courses,
  level smallint not null check (level between 0 and 3),
  valid_until date,
  note text not null default '' check (length(note) <= 500),
  set_by bigint references users,
  set_at timestamptz not null default now(),
  primary key (trainer_user_id, abstract_course_id)
);
create index trainer_suitabilities_abstract_course_id_idx on trainer_suitabilities (abstract_course_id);
create index trainer_suitabilities_set_by_idx on trainer_suitabilities (set_by);

-- Organisations that a trainer prefers, avoids or never works for. No row means neutral.
create table trainer_group_compatibilities (
  trainer_user_id bigint not null references users,
  group_id bigint not null references groups,
  kind text not null check (kind in ('preferred', 'avoid', 'excluded')),
  reason text not null default '' check (length(reason) <= 500),
  set_by bigint references users,
  set_at timestamptz not null default now(),
  primary key (trainer_user_id, group_id),
  check (kind = 'preferred' or reason <> '')
);
create index trainer_group_compatibilities_group_id_idx on trainer_group_compatibilities (group_id);
create index trainer_group_compatibilities_set_by_idx on trainer_group_compatibilities (set_by);

-- Venues where a trainer does not go, and days on which they are away. Exactly one of both.
create table trainer_exclusions (
  id bigint generated always as identity primary key,
  trainer_user_id bigint not null references users,
  venue_id bigint references venues,
  from_day date,
  to_day date check (to_day >= from_day),
  reason text not null check (length(reason) between 1 and 500),
  set_by bigint references users,
  set_at timestamptz not null default now(),
  check ((from_day is null) = (to_day is null)),
  check ((venue_id is null) <> (from_day is null))
);
create unique index trainer_exclusions_venue_key on trainer_exclusions (trainer_user_id, venue_id) where venue_id is not null;
create index trainer_exclusions_venue_id_idx on trainer_exclusions (venue_id);
create index trainer_exclusions_set_by_idx on trainer_exclusions (set_by);

-- Feedback of the last 24 months, counted each night and after feedback.
create table trainer_figures (
  trainer_user_id bigint primary key references users,
  feedback_count int not null,
  feedback_sum int not null,
  counted_at timestamptz not null
);

-- Hours of a week. Times are wall clock; 24:00 is the end of a day. `valid_from` is the anchor of the interval.
create table availability_rules (
  id bigint generated always as identity primary key,
  trainer_user_id bigint not null references users,
  weekday smallint not null check (weekday between 1 and 7),
  from_time time not null,
  to_time time not null check (to_time > from_time),
  mode text not null default 'any' check (mode in ('any', 'face_to_face', 'virtual')),
  interval_weeks smallint not null default 1 check (interval_weeks between 1 and 4),
  valid_from date not null,
  valid_until date check (valid_until >= valid_from)
);
create index availability_rules_trainer_user_id_idx on availability_rules (trainer_user_id);

-- Exceptions: `available` replaces the weekly hours of those days, `unavailable` is cut out of what is left.
create table availability_overrides (
  id bigint generated always as identity primary key,
  trainer_user_id bigint not null references users,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  from_time time,
  to_time time check (to_time > from_time),
  kind text not null check (kind in ('available', 'unavailable')),
  mode text not null default 'any' check (mode in ('any', 'face_to_face', 'virtual')),
  reason text not null default '' check (length(reason) <= 500),
  set_by bigint references users,
  set_at timestamptz not null default now(),
  check ((from_time is null) = (to_time is null))
);
create index availability_overrides_trainer_user_id_idx on availability_overrides (trainer_user_id, to_day);
create index availability_overrides_set_by_idx on availability_overrides (set_by);

-- Everybody with the role so far could lead every course at any time. They keep working days and all taught courses.
insert into trainers (user_id, modes, activated_at)
  select user_id, array['face_to_face', 'virtual'], now() from user_roles where role = 'trainer';
insert into trainer_suitabilities (trainer_user_id, abstract_course_id, level)
  select t.user_id, a.id, 2 from trainers t cross join abstract_courses a
  where exists (select from courses c where c.abstract_course_id = a.id and c.deliverable_id in (3, 4));
insert into availability_rules (trainer_user_id, weekday, from_time, to_time, valid_from)
  select t.user_id, day, '08:00', '18:00', current_date - 365 from trainers t cross join generate_series(1, 5) day;
