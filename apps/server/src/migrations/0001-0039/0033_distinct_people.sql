-- Two accounts that look like one person's and are not: a site admin has looked, and is not asked again.
create table distinct_people (
  low_id bigint not null references users,
  high_id bigint not null references users,
  decided_by bigint not null references users,
  decided_at timestamptz not null,
  primary key (low_id, high_id),
  check (low_id < high_id)
);
create index distinct_people_high_id_idx on distinct_people (high_id);
create index distinct_people_decided_by_idx on distinct_people (decided_by);
