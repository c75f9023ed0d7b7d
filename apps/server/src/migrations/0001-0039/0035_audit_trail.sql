alter table audit_events
  -- What changed, as `{"name": ["before", "after"]}`.
  add column changes jsonb not null default '{}',
  -- The same for values about one person. Erasure empties them and their salt; the digest stays, so that the chain of
  -- seals holds.
  add column personal_user_id bigint references users,
  add column personal jsonb,
  add column personal_salt bytea,
  add column personal_digest bytea,
  add column request_id text,
  -- `members` of `members.invite`.
  add column family text not null generated always as (split_part(action, '.', 1)) stored,
  add constraint audit_events_personal_check check ((personal is null) = (personal_salt is null));

drop index audit_events_group_id_idx;
drop index audit_events_actor_id_idx;
create index audit_events_personal_user_id_idx on audit_events (personal_user_id) where personal_user_id is not null;
create index audit_events_at_idx on audit_events (at desc, id desc);
create index audit_events_group_id_idx on audit_events (group_id, at desc, id desc);
create index audit_events_actor_id_idx on audit_events (actor_id, at desc, id desc);
create index audit_events_family_idx on audit_events (family, at desc, id desc);
create index audit_events_level_idx on audit_events (level, at desc, id desc);
create index audit_events_subject_idx on audit_events (subject, at desc, id desc);

-- Each row of the trail once, in the order of sealing; a seal covers its row and the seal before it. `chain` is the
-- organisation, 0 what belongs to none. No foreign keys: a row that is gone is to be found, not forbidden.
create table audit_seals (
  chain bigint not null,
  position bigint not null,
  event_id bigint not null,
  hash bytea not null,
  primary key (chain, position)
);
create unique index audit_seals_event_id_key on audit_seals (event_id);

create table audit_heads (
  chain bigint primary key,
  length bigint not null,
  hash bytea not null
);

-- One row: whoever seals holds its lock.
create table audit_sealing (
  id integer primary key check (id = 1),
  -- No row up to here can still turn up unsealed.
  settled_id bigint not null default 0,
  verified_at timestamptz,
  verified_rows bigint,
  -- Where the last verification stopped, in words; null when all was as it was written.
  fault text
);
insert into audit_sealing (id) values (1);
