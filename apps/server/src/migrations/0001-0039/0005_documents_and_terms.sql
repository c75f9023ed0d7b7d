create table documents (
  id bigint generated always as identity primary key,
  -- Null: for everybody. Otherwise for the members of this organisation alone.
  group_id bigint references groups,
  title text not null,
  description text not null default '',
  category text not null check (category in ('guide', 'procedure', 'reference', 'form', 'policy')),
  storage_key text not null,
  file_name text not null,
  -- What the file is by its first bytes, never what it calls itself.
  media_type text not null check (media_type in ('application/pdf', 'text/plain')),
  bytes bigint not null,
  -- Null: not shown to learners yet.
  published_at timestamptz,
  archived_at timestamptz,
  uploaded_by bigint not null references users,
  updated_at timestamptz not null default now()
);
create index documents_group_id_idx on documents (group_id);
create index documents_uploaded_by_idx on documents (uploaded_by);

-- One row for each version of the terms a person has accepted.
create table terms_acceptances (
  user_id bigint not null references users,
  version text not null,
  accepted_at timestamptz not null default now(),
  primary key (user_id, version)
);
insert into terms_acceptances (user_id, version, accepted_at)
  select id, '2026-01', terms_accepted_at from users where terms_accepted_at is not null;
alter table users drop column terms_accepted_at;
