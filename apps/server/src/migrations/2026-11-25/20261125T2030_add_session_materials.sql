-- Files and links of a Pharmacist-led Course for its delegates, before the course or after its last session.
create table session_materials (
  id bigint generated always as identity primary key,
  virtual_group_id bigint not null references virtual_groups on delete cascade,
  title text not null check (length(title) between 1 and 255),
  shown text not null check (shown in ('before', 'after')),
  url text check (url ~* '^https://' and length(url) <= 2000),
  storage_key text,
  media_type text check (media_type in ('application/pdf', 'image/png', 'image/jpeg', 'image/webp')),
  bytes int check (bytes > 0),
  added_by bigint not null references users,
  added_at timestamptz not null,
  check ((url is null) = (storage_key is not null)),
  check ((storage_key is null) = (media_type is null) and (storage_key is null) = (bytes is null))
);
create index session_materials_virtual_group_id_idx on session_materials (virtual_group_id);
create index session_materials_added_by_idx on session_materials (added_by);
