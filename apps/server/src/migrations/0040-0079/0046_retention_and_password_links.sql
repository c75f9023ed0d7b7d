-- How long certificates of a course keep their names once their holder is erased. Courses from before keep what they had:
-- the period of statutory and mandatory training.
alter table abstract_courses add column training_class text not null default 'statutory'
  check (training_class in ('statutory', 'clinical', 'other'));
alter table abstract_paper_courses add column training_class text not null default 'statutory'
  check (training_class in ('statutory', 'clinical', 'other'));

-- What the organisation has decided as the controller, in years; null leaves it to the default.
alter table group_settings
  add column statutory_years integer check (statutory_years between 1 and 100),
  add column clinical_years integer check (clinical_years between 1 and 100),
  add column other_years integer check (other_years between 1 and 100);

-- Decided when the holder is erased, and no more changed by what is set later: the class, and the last day of the name.
alter table certificates
  add column training_class text check (training_class in ('statutory', 'clinical', 'other')),
  add column name_until date,
  add check ((training_class is null) = (name_until is null));
create index certificates_name_until_idx on certificates (name_until) where name_until is not null;
update certificates c set training_class = 'statutory', name_until = (c.awarded_on + interval '10 years')::date
  from users u where u.id = c.user_id and u.erased_at is not null;

-- Why a result is older than its licence, and why a course may be tried again: free text, which the audit trail, being
-- sealed, could never lose.
alter table paper_results add column reason text not null default '';
alter table licences add column retry_reason text not null default '';

-- Links to choose a new password, sent to many by somebody who does not wait for it. Kept for a while, so that the answer
-- can be looked up, then removed.
create table link_rounds (
  id bigint generated always as identity primary key,
  group_id bigint not null references groups,
  subgroup_id bigint references subgroups,
  -- The hat it was begun under; under another one it does not exist.
  level text not null,
  created_by bigint not null references users,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index link_rounds_place_idx on link_rounds (group_id, subgroup_id, created_by, id);
create index link_rounds_subgroup_id_idx on link_rounds (subgroup_id);
create index link_rounds_created_by_idx on link_rounds (created_by);
create index link_rounds_created_at_idx on link_rounds (created_at);
-- One at a time for each person and place: whoever presses twice sends once.
create unique index link_rounds_running_key on link_rounds (created_by, level, group_id, coalesce(subgroup_id, 0))
  where finished_at is null;

create table link_round_people (
  round_id bigint not null references link_rounds on delete cascade,
  user_id bigint not null references users,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
  -- Why no link was sent; of fixed words.
  reason text not null default '',
  primary key (round_id, user_id)
);
create index link_round_people_status_idx on link_round_people (round_id, status, user_id);
create index link_round_people_user_id_idx on link_round_people (user_id);
