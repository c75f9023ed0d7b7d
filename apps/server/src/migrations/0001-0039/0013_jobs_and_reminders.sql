-- What every node looks at and one node at a time does: the row is locked while its job runs.
create table scheduled_jobs (
  name text primary key,
  next_run_at timestamptz not null
);

-- Each certificate is reminded of once at each threshold, in days before its end.
create table certificate_reminders (
  certificate_id bigint not null references certificates,
  threshold integer not null check (threshold in (90, 30, 7, 0)),
  sent_at timestamptz not null default now(),
  primary key (certificate_id, threshold)
);

-- What a person does not want to be told of; without a row they are.
create table muted_notices (
  user_id bigint not null references users,
  kind text not null,
  primary key (user_id, kind)
);
