-- Two accounts, or two organisations, that were one in truth.
create table merges (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('users', 'groups')),
  keep_id bigint not null,
  drop_id bigint not null,
  merged_by bigint not null references users,
  merged_at timestamptz not null,
  -- Until then it can be undone; afterwards what is needed for that is deleted.
  undo_until timestamptz not null,
  undone_by bigint references users,
  undone_at timestamptz,
  check (keep_id <> drop_id)
);
create index merges_kind_idx on merges (kind, merged_at);
create index merges_merged_by_idx on merges (merged_by);
create index merges_undone_by_idx on merges (undone_by);

-- What a merge did to each row, in order: enough to put every row back as it was.
create table merge_changes (
  id bigint generated always as identity primary key,
  merge_id bigint not null references merges,
  step integer not null,
  table_name text not null,
  change text not null check (change in ('update', 'delete')),
  -- Key and changed columns of an update, the whole row of a delete.
  before jsonb not null,
  after jsonb
);
create index merge_changes_merge_id_idx on merge_changes (merge_id, step);

-- Feedback goes where its delegate goes.
alter table session_feedback
  drop constraint session_feedback_virtual_group_id_user_id_fkey,
  add constraint session_feedback_delegate_fkey foreign key (virtual_group_id, user_id)
    references virtual_group_delegates on update cascade;
