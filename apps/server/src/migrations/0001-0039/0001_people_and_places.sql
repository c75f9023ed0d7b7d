create table users (
  id bigint generated always as identity primary key,
  email text not null,
  username text,
  first_name text not null,
  last_name text not null,
  job_role text,
  -- Null until an invitation is accepted or a password is set.
  password_hash text,
  state text not null default 'active' check (state in ('active', 'provisional', 'disabled')),
  is_demo boolean not null default false,
  theme text not null default 'auto' check (theme in ('light', 'dark', 'auto')),
  terms_accepted_at timestamptz,
  created_at timestamptz not null default now(),
  check (email = lower(email))
);
create unique index users_email_key on users (email);
create unique index users_username_key on users (username);

create table user_roles (
  user_id bigint not null references users,
  role text not null check (role in ('super_admin', 'group_admin', 'subgroup_admin', 'trainer', 'organiser')),
  primary key (user_id, role)
);

create table groups (
  id bigint generated always as identity primary key,
  name text not null,
  is_demo boolean not null default false,
  is_active boolean not null default true,
  archived_at timestamptz,
  created_at timestamptz not null default now()
);

create table group_settings (
  group_id bigint primary key references groups,
  default_service_manager_level text not null default 'LOW'
    check (default_service_manager_level in ('HIGH', 'MED', 'LOW'))
);

create table subgroups (
  id bigint generated always as identity primary key,
  group_id bigint not null references groups,
  name text not null,
  ods_code text,
  archived_at timestamptz,
  created_at timestamptz not null default now()
);
create index subgroups_group_id_idx on subgroups (group_id);

create table group_members (
  group_id bigint not null references groups,
  user_id bigint not null references users,
  joined_at timestamptz not null default now(),
  archived_at timestamptz,
  primary key (group_id, user_id)
);
create index group_members_user_id_idx on group_members (user_id);

create table subgroup_members (
  group_id bigint not null references groups,
  subgroup_id bigint not null references subgroups,
  user_id bigint not null references users,
  primary key (subgroup_id, user_id)
);
create index subgroup_members_user_id_idx on subgroup_members (user_id);
create index subgroup_members_group_id_idx on subgroup_members (group_id);

create table group_managers (
  group_id bigint not null references groups,
  user_id bigint not null references users,
  primary key (group_id, user_id)
);
create index group_managers_user_id_idx on group_managers (user_id);

create table subgroup_managers (
  group_id bigint not null references groups,
  subgroup_id bigint not null references subgroups,
  user_id bigint not null references users,
  -- May issue from the organisation's general pot.
  general_pot_access boolean not null default false,
  -- May see the licence levels of the other services.
  view_siblings boolean not null default false,
  primary key (subgroup_id, user_id)
);
create index subgroup_managers_user_id_idx on subgroup_managers (user_id);
create index subgroup_managers_group_id_idx on subgroup_managers (group_id);

create table sessions (
  id bigint generated always as identity primary key,
  -- SHA-256 of the cookie's value; the value itself is nowhere stored.
  token_hash bytea not null,
  user_id bigint not null references users,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  user_agent text not null default ''
);
create unique index sessions_token_hash_key on sessions (token_hash);
create index sessions_user_id_idx on sessions (user_id);

create table link_tokens (
  id bigint generated always as identity primary key,
  selector text not null,
  secret_hash bytea not null,
  purpose text not null check (purpose in ('password_reset', 'invitation')),
  user_id bigint not null references users,
  group_id bigint references groups,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index link_tokens_selector_key on link_tokens (selector);
create index link_tokens_user_id_idx on link_tokens (user_id);
create index link_tokens_group_id_idx on link_tokens (group_id);

-- Failed logins only; a success clears the account's rows.
create table login_failures (
  id bigint generated always as identity primary key,
  account text not null,
  network text not null,
  failed_at timestamptz not null default now()
);
create index login_failures_account_idx on login_failures (account, failed_at);
create index login_failures_network_idx on login_failures (network, failed_at);

create table outbox_messages (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts integer not null default 0,
  next_try_at timestamptz not null default now()
);
create index outbox_messages_unsent_idx on outbox_messages (next_try_at) where sent_at is null;

create table site_settings (
  name text primary key,
  value text not null
);

create table audit_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id bigint references users,
  level text not null,
  action text not null,
  group_id bigint references groups,
  subject text not null,
  detail jsonb not null default '{}'
);
create index audit_events_group_id_idx on audit_events (group_id, at);
create index audit_events_actor_id_idx on audit_events (actor_id);
