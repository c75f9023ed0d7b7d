-- Faults of admins that somebody wants mended. Without `applied_at` nothing has happened yet.
create table fix_plans (
  id bigint generated always as identity primary key,
  prepared_by bigint not null references users,
  prepared_at timestamptz not null,
  -- Which faults, by their keys; each names its link by ids alone.
  faults text[] not null,
  applied_by bigint references users,
  applied_at timestamptz,
  -- Until then it can be undone; afterwards what is needed for that is deleted.
  undo_until timestamptz,
  -- What the people concerned looked after when the repairs were done: undone only while that is still so.
  left_as text,
  undone_by bigint references users,
  undone_at timestamptz
);
create index fix_plans_prepared_by_idx on fix_plans (prepared_by);
create index fix_plans_applied_by_idx on fix_plans (applied_by);
create index fix_plans_undone_by_idx on fix_plans (undone_by);
create index fix_plans_applied_at_idx on fix_plans (applied_at);

-- Repairs are taken back as merges are, row by row.
alter table merge_changes
  alter column merge_id drop not null,
  add column fix_plan_id bigint references fix_plans,
  add constraint merge_changes_owner_check check (num_nonnulls(merge_id, fix_plan_id) = 1),
  drop constraint merge_changes_change_check,
  add constraint merge_changes_change_check check (change in ('update', 'delete', 'insert'));
create index merge_changes_fix_plan_id_idx on merge_changes (fix_plan_id, step);
