-- What stands twice and is not a person: licences, certificates, stock, places and services. Searched for with the pairs
-- of people; kept without whatever was decided about them. A low and a high id of the kind's own table.
create table duplicate_things (
  kind text not null check (kind in ('licences', 'certificates', 'months', 'venues', 'services')),
  low_id bigint not null,
  high_id bigint not null,
  reasons text[] not null,
  primary key (kind, low_id, high_id),
  check (low_id < high_id)
);

-- Two of those that somebody found to be right as they are.
create table distinct_things (
  kind text not null check (kind in ('licences', 'certificates', 'months', 'venues', 'services')),
  low_id bigint not null,
  high_id bigint not null,
  decided_by bigint not null references users,
  decided_at timestamptz not null,
  primary key (kind, low_id, high_id),
  check (low_id < high_id)
);
create index distinct_things_decided_by_idx on distinct_things (decided_by);
