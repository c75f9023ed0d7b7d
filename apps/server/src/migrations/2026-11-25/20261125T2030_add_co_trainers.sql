-- Co-trainers of a Pharmacist-led Course. They lead it with its trainer, and its sessions claim their time too.
create table virtual_group_managers (
  virtual_group_id bigint not null references virtual_groups on delete cascade,
  user_id bigint not null references users,
  added_by bigint references users,
  added_at timestamptz not null,
  primary key (virtual_group_id, user_id)
);
create index virtual_group_managers_user_id_idx on virtual_group_managers (user_id);
create index virtual_group_managers_added_by_idx on virtual_group_managers (added_by);

-- A session claims the time of each trainer once.
drop index time_claims_trainer_key;
create unique index time_claims_trainer_key on time_claims (virtual_group_session_id, trainer_user_id)
  where trainer_user_id is not null;

-- Everybody who leads a course: its trainer and its co-trainers.
create function course_leaders() returns table (virtual_group_id bigint, user_id bigint, is_lead boolean)
language sql stable
begin atomic
  select v.id, v.trainer_user_id, true from virtual_groups v where v.trainer_user_id is not null
  union all
  select m.virtual_group_id, m.user_id, false from virtual_group_managers m;
end;
