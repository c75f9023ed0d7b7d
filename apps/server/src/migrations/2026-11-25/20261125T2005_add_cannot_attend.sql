-- Trainers who have said that they cannot attend a course that they lead. Open until the course has another trainer or
-- other times, is a draft again or is cancelled, or the trainer takes it back.
create table cannot_attend_reports (
  id bigint generated always as identity primary key,
  virtual_group_id bigint not null references virtual_groups on delete cascade,
  trainer_user_id bigint not null references users,
  reason text not null check (length(reason) between 1 and 255),
  reported_at timestamptz not null,
  settled_at timestamptz,
  settled_by bigint references users,
  check ((settled_at is null) = (settled_by is null))
);
create unique index cannot_attend_reports_open_key on cannot_attend_reports (virtual_group_id, trainer_user_id)
  where settled_at is null;
create index cannot_attend_reports_virtual_group_id_idx on cannot_attend_reports (virtual_group_id);
create index cannot_attend_reports_trainer_user_id_idx on cannot_attend_reports (trainer_user_id);
create index cannot_attend_reports_settled_by_idx on cannot_attend_reports (settled_by);
