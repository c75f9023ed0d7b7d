-- Files that are made in the background for one person, such as a zip of certificates. A worker claims an export for a
-- while. When its server dies, the claim runs out and the next attempt begins. Each attempt stores its file under another key.
create table exports (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('report', 'certificates', 'evidence')),
  requested_by bigint not null references users,
  requested_at timestamptz not null,
  -- Level under which it was requested. The person is authorised again under this level.
  level text not null,
  -- Place: an organisation, one of its services, or one of its pharmacist-led courses.
  group_id bigint not null references groups,
  subgroup_id bigint references subgroups,
  virtual_group_id bigint references virtual_groups on delete cascade,
  -- For certificates: {"ids": [1, 2]}, the certificates that were chosen.
  params jsonb not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled', 'deleted')),
  -- Why it failed: the person may no longer do this, or the file could not be made.
  problem text check (problem in ('not_allowed', 'not_made')),
  total integer not null check (total > 0),
  done integer not null default 0,
  failed integer not null default 0,
  attempt integer not null default 0,
  claimed_until timestamptz,
  storage_key text,
  bytes bigint,
  sha256 text,
  -- Until when the file is kept.
  keep_until timestamptz,
  check (subgroup_id is null or virtual_group_id is null),
  check ((state = 'running') = (claimed_until is not null)),
  check ((state = 'failed') = (problem is not null)),
  check ((state = 'done') = (storage_key is not null)),
  check (state <> 'done' or bytes is not null and sha256 is not null and keep_until is not null and done + failed = total)
);
create index exports_requested_by_idx on exports (requested_by, id desc);
create index exports_group_id_idx on exports (group_id);
create index exports_subgroup_id_idx on exports (subgroup_id) where subgroup_id is not null;
create index exports_virtual_group_id_idx on exports (virtual_group_id) where virtual_group_id is not null;
create index exports_waiting_idx on exports (id) where state in ('queued', 'running');
create index exports_keep_until_idx on exports (keep_until) where state = 'done';

-- Lists of certificates begin with the newest.
drop index certificates_group_id_idx;
create index certificates_group_id_idx on certificates (group_id, awarded_on desc, id desc);
