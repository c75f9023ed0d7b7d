-- The second step of a login by an authenticator app; one that is not confirmed asks for nothing yet.
create table second_steps (
  user_id bigint primary key references users,
  -- Base32, as the app holds it. It has to be read to check a code, so it cannot be a hash.
  secret text not null,
  confirmed_at timestamptz,
  -- The period of the last code that was taken: a code works once.
  last_counter bigint not null default 0,
  created_at timestamptz not null default now()
);

-- For the day the phone is lost. SHA-256 of each code; each works once.
create table recovery_codes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  code_hash bytea not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index recovery_codes_user_id_key on recovery_codes (user_id, code_hash);
