-- Kept files that no row names, since the nightly file check first found them so.
create table unnamed_files (
  storage_key text primary key,
  found_at timestamptz not null
);

create table file_checks (
  id bigint generated always as identity primary key,
  checked_at timestamptz not null,
  took_ms integer not null,
  files integer not null,
  missing_total integer not null,
  missing jsonb not null,
  unnamed integer not null,
  removed integer not null
);

-- One row. A backup holds it and renews it; no kept file is removed before held_until.
create table backup_lease (
  id integer primary key check (id = 1),
  held_until timestamptz not null
);
insert into backup_lease values (1, '-infinity');
