-- A closed course may be reopened within 30 days, to mend its register. Closing it again is another revision.
alter table virtual_groups
  add column reopened_at timestamptz,
  add column reopen_reason text check (length(reopen_reason) between 1 and 255),
  add column close_revision int not null default 0,
  add check ((reopened_at is null) = (reopen_reason is null));
