alter table users
  -- GPhC number; its first digit tells pharmacists (2) from pharmacy technicians (5).
  add column registration_number text check (registration_number ~ '^[25][0-9]{6}$'),
  -- No sign-in while set; everything the person has earned stays.
  add column archived_at timestamptz,
  -- Where the records of a duplicate have gone.
  add column merged_into_id bigint references users;
create index users_registration_number_idx on users (registration_number);
create index users_merged_into_id_idx on users (merged_into_id);
create index users_name_idx on users (lower(last_name), lower(first_name), id);
-- A search types the beginnings of names and addresses.
create index users_last_name_idx on users (lower(last_name) text_pattern_ops);
create index users_first_name_idx on users (lower(first_name) text_pattern_ops);
create index users_email_idx on users (email text_pattern_ops);

alter table groups
  add column hq_code text check (hq_code ~ '^[A-Z0-9]{3,6}$'),
  add column superintendent_name text,
  add column superintendent_number text check (superintendent_number ~ '^2[0-9]{6}$'),
  add column notes text not null default '',
  add column merged_into_id bigint references groups;
create index groups_merged_into_id_idx on groups (merged_into_id);
create index groups_name_idx on groups (lower(name), id);

alter table subgroups
  add column premises_number text check (premises_number ~ '^1[0-9]{6}$');

-- What a service was called in the registers and from when; the latest day not in the future is in force.
create table subgroup_codes (
  id bigint generated always as identity primary key,
  group_id bigint not null references groups,
  subgroup_id bigint not null references subgroups,
  kind text not null check (kind in ('ods', 'premises')),
  -- Null: from this day on the service has none.
  code text,
  holds_from date not null,
  recorded_by bigint references users,
  recorded_at timestamptz not null default now()
);
create index subgroup_codes_subgroup_id_idx on subgroup_codes (subgroup_id, kind, holds_from);
create index subgroup_codes_group_id_idx on subgroup_codes (group_id);
create index subgroup_codes_recorded_by_idx on subgroup_codes (recorded_by);
insert into subgroup_codes (group_id, subgroup_id, kind, code, holds_from)
  select group_id, id, 'ods', ods_code, created_at::date from subgroups where ods_code is not null;

alter table group_members
  add column payroll_number text,
  add column started_on date;

-- Null inherits: a service from its organisation, an organisation from the site.
alter table group_settings
  add column invitation_days integer check (invitation_days between 1 and 60),
  add column invitation_note text;
create table subgroup_settings (
  subgroup_id bigint primary key references subgroups,
  group_id bigint not null references groups,
  invitation_days integer check (invitation_days between 1 and 60),
  invitation_note text
);
create index subgroup_settings_group_id_idx on subgroup_settings (group_id);

-- A person who shall become a site admin, until another site admin has confirmed it.
create table super_admin_proposals (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  proposed_by bigint not null references users,
  key_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references users
);
create index super_admin_proposals_user_id_idx on super_admin_proposals (user_id);
create index super_admin_proposals_proposed_by_idx on super_admin_proposals (proposed_by);
create index super_admin_proposals_decided_by_idx on super_admin_proposals (decided_by);
