-- What a delegate needs on the day of a course, in their own words. Deleted 30 days after the course has ended.
create table delegate_needs (
  virtual_group_id bigint not null references virtual_groups on delete cascade,
  user_id bigint not null references users,
  access text not null check (length(access) <= 500),
  dietary text not null check (length(dietary) <= 500),
  updated_at timestamptz not null,
  primary key (virtual_group_id, user_id),
  check (access <> '' or dietary <> '')
);
create index delegate_needs_user_id_idx on delegate_needs (user_id);
