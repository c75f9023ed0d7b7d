-- Sessions of a Pharmacist-led Course, one or many days. Times are the wall clock that was typed, stored as UTC, like
-- virtual_groups.training_start and training_end, which are the first start and the last end.
create table virtual_group_sessions (
  id bigint generated always as identity primary key,
  virtual_group_id bigint not null references virtual_groups on delete cascade,
  ordinal smallint not null check (ordinal >= 1),
  training_slot text not null check (training_slot in ('am', 'pm', 'full', 'evening')),
  training_start timestamptz not null,
  training_end timestamptz not null check (training_end > training_start),
  place text,
  unique (virtual_group_id, ordinal)
);

-- Every course so far has at most one session.
update virtual_groups set training_end = training_start + interval '1 hour'
  where training_start is not null and (training_end is null or training_end <= training_start);
insert into virtual_group_sessions (virtual_group_id, ordinal, training_slot, training_start, training_end)
select id, 1, case
    when training_end - training_start >= interval '5 hours' then 'full'
    when extract(hour from training_start at time zone 'UTC') < 12 then 'am'
    when extract(hour from training_start at time zone 'UTC') < 17 then 'pm'
    else 'evening' end, training_start, training_end
  from virtual_groups where training_start is not null;

alter table virtual_groups
  add column minimum_delegates integer not null default 0 check (minimum_delegates >= 0),
  add column organiser_user_id bigint references users,
  add column created_by bigint references users,
  add column scheduled_at timestamptz,
  add column meeting_id text,
  add column meeting_passcode text;
create index virtual_groups_organiser_user_id_idx on virtual_groups (organiser_user_id);
create index virtual_groups_created_by_idx on virtual_groups (created_by);

alter table virtual_group_delegates
  add column invited_at timestamptz,
  add column added_by bigint references users;
create index virtual_group_delegates_added_by_idx on virtual_group_delegates (added_by);
