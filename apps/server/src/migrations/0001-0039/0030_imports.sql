-- Work that begins at somebody's request and goes on without them: whoever holds the row does the next batch of it.
create table background_tasks (
  id bigint generated always as identity primary key,
  kind text not null,
  subject_id bigint not null,
  next_try_at timestamptz not null,
  failures integer not null default 0,
  unique (kind, subject_id)
);
create index background_tasks_next_try_at_idx on background_tasks (next_try_at);

-- A list of people somebody uploaded. Kept for a while, so that the answer can be looked up, then removed.
create table imports (
  id bigint generated always as identity primary key,
  group_id bigint not null references groups,
  subgroup_id bigint references subgroups,
  kind text not null check (kind in ('new', 'edit')),
  -- The hat it was uploaded under; under another one it does not exist.
  level text not null,
  created_by bigint not null references users,
  created_at timestamptz not null,
  file_name text not null,
  head jsonb not null,
  -- For each column of the sheet the field it holds, or null.
  columns jsonb not null,
  state text not null default 'uploaded' check (state in ('uploaded', 'checked', 'running', 'done')),
  finished_at timestamptz
);
create index imports_place_idx on imports (group_id, subgroup_id, kind, id);
create index imports_subgroup_id_idx on imports (subgroup_id);
create index imports_created_by_idx on imports (created_by);
create index imports_created_at_idx on imports (created_at);

create table import_rows (
  import_id bigint not null references imports on delete cascade,
  -- As the spreadsheet counts: the headings are row 1.
  number integer not null,
  cells jsonb not null,
  status text not null default 'problem' check (status in ('ready', 'problem', 'same', 'elsewhere', 'done', 'failed')),
  problems jsonb not null default '[]',
  -- Of a list of changes: what would become of each field.
  changes jsonb not null default '[]',
  primary key (import_id, number)
);
create index import_rows_status_idx on import_rows (import_id, status, number);
