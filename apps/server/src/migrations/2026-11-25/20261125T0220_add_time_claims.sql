-- Time that a session of a scheduled Pharmacist-led Course takes from its trainer and its venue, and the settings of
-- the choice of a trainer. Claims stay when a course is delivered or closed, and go when it is cancelled or a draft again.

create table time_claims (
  id bigint generated always as identity primary key,
  virtual_group_session_id bigint not null references virtual_group_sessions on delete cascade,
  trainer_user_id bigint references users,
  venue_id bigint references venues,
  -- Wall clock, with its start and without its end.
  during tstzrange not null check (not isempty(during) and lower_inc(during) and not upper_inc(during)
    and not lower_inf(during) and not upper_inf(during)),
  -- True when a site admin booked it in spite of a conflict. Other claims may overlap it for the constraint, but not for
  -- the rules.
  may_overlap boolean not null default false,
  override_reason text check (length(override_reason) between 1 and 500),
  override_by bigint references users,
  check ((trainer_user_id is null) <> (venue_id is null)),
  check (may_overlap = (override_reason is not null)),
  check (override_by is null or may_overlap)
);
create unique index time_claims_trainer_key on time_claims (virtual_group_session_id) where trainer_user_id is not null;
create unique index time_claims_venue_key on time_claims (virtual_group_session_id) where venue_id is not null;
create index time_claims_virtual_group_session_id_idx on time_claims (virtual_group_session_id);
create index time_claims_trainer_user_id_idx on time_claims (trainer_user_id, lower(during));
create index time_claims_venue_id_idx on time_claims (venue_id, lower(during));
create index time_claims_override_by_idx on time_claims (override_by);

-- Sessions from today on keep their trainers and venues. What overlaps already is marked.
with sessions as (
  select s.id, v.trainer_user_id, v.venue_id, tstzrange(s.training_start, s.training_end) as during
  from virtual_group_sessions s join virtual_groups v on v.id = s.virtual_group_id
  where v.state = 'scheduled' and s.training_end >= current_date
)
insert into time_claims (virtual_group_session_id, trainer_user_id, venue_id, during, may_overlap, override_reason)
select id, trainer_user_id, null, during, is_double, case when is_double then 'before claims were kept' end
  from (select s.*, exists (select from sessions o where o.id <> s.id and o.trainer_user_id = s.trainer_user_id
    and o.during && s.during) as is_double from sessions s where trainer_user_id is not null) t
union all
select id, null, venue_id, during, is_double, case when is_double then 'before claims were kept' end
  from (select s.*, exists (select from sessions o where o.id <> s.id and o.venue_id = s.venue_id
    and o.during && s.during) as is_double from sessions s where venue_id is not null) t;

-- One row. The six weights add up to 100.
create table booking_settings (
  id smallint primary key default 1 check (id = 1),
  suitability_weight smallint not null default 35,
  journey_weight smallint not null default 25,
  fit_weight smallint not null default 15,
  compatibility_weight smallint not null default 10,
  load_weight smallint not null default 10,
  feedback_weight smallint not null default 5,
  venue_buffer_minutes smallint not null default 15 check (venue_buffer_minutes between 0 and 240),
  check (suitability_weight + journey_weight + fit_weight + compatibility_weight + load_weight + feedback_weight = 100
    and least(suitability_weight, journey_weight, fit_weight, compatibility_weight, load_weight, feedback_weight) >= 0)
);
insert into booking_settings default values;
