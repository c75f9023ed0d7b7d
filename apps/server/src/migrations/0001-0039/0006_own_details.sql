-- A new e-mail address waits here until the link that was sent to it is used.
create table email_changes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  new_email text not null check (new_email = lower(new_email)),
  -- SHA-256 of the link's key; the key itself is nowhere stored.
  key_hash bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz not null default now()
);
create index email_changes_user_id_idx on email_changes (user_id, created_at);

create table name_changes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  first_name text not null,
  last_name text not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'declined', 'withdrawn')),
  decided_by bigint references users,
  decided_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index name_changes_pending_key on name_changes (user_id) where state = 'pending';
create index name_changes_user_id_idx on name_changes (user_id, created_at);
create index name_changes_decided_by_idx on name_changes (decided_by);

-- One for each manager who is asked: the first answer decides.
create table name_change_tokens (
  id bigint generated always as identity primary key,
  name_change_id bigint not null references name_changes,
  recipient_id bigint not null references users,
  key_hash bytea not null,
  expires_at timestamptz not null
);
create index name_change_tokens_name_change_id_idx on name_change_tokens (name_change_id);
create index name_change_tokens_recipient_id_idx on name_change_tokens (recipient_id);
