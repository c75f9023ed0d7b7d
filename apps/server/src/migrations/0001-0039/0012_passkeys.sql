-- A key pair on a person's device that opens the account by itself; only the public half is here.
create table passkeys (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  name text not null check (char_length(name) between 1 and 60),
  credential_id text not null,
  public_key bytea not null,
  -- How often the device says it has signed; one that goes backwards is a copy. Always 0 where a device does not count.
  counter bigint not null default 0,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create unique index passkeys_credential_id_key on passkeys (credential_id);
create index passkeys_user_id_idx on passkeys (user_id);

-- Challenges are signed, not stored; those that were answered are kept until they would have expired anyway.
create table used_challenges (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);
create index used_challenges_expires_at_idx on used_challenges (expires_at);
