-- Answers of delegates. Declining deletes the row, so it is never stored.
alter table virtual_group_delegates
  add column response text not null default 'none' check (response in ('none', 'accepted')),
  add column responded_at timestamptz,
  add check ((response = 'none') = (responded_at is null));

-- Who gives a free place to the first person who waits: the system, an admin, or nobody because there is no list.
alter table virtual_groups add column waiting_list text not null default 'automatic'
  check (waiting_list in ('automatic', 'manual', 'off'));

-- People who wait for a place, in the order of joined_at and id. An open offer holds its place until `offered_until`.
create table waiting_list_entries (
  id bigint generated always as identity primary key,
  virtual_group_id bigint not null references virtual_groups on delete cascade,
  user_id bigint not null references users,
  added_by bigint references users,
  joined_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'offered', 'taken', 'lapsed', 'left')),
  offered_until timestamptz,
  check ((state = 'offered') = (offered_until is not null))
);
create unique index waiting_list_entries_open_key on waiting_list_entries (virtual_group_id, user_id)
  where state in ('waiting', 'offered');
create index waiting_list_entries_virtual_group_id_idx on waiting_list_entries (virtual_group_id, joined_at, id);
create index waiting_list_entries_user_id_idx on waiting_list_entries (user_id);
create index waiting_list_entries_added_by_idx on waiting_list_entries (added_by);
