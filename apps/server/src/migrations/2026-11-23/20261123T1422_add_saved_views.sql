-- Filters, sort order and columns of a list that a person has named. Private: only their owner reads them.
create table saved_views (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  -- Address of the list, such as /group-admin/1/members: a view belongs to one place.
  page text not null check (length(page) between 1 and 255),
  name text not null check (length(name) between 1 and 60),
  -- What follows the question mark of the address, without the page number.
  search text not null check (length(search) <= 1000),
  created_at timestamptz not null default now()
);
create index saved_views_user_id_idx on saved_views (user_id, page);
