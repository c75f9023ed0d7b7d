-- Keys that sign badges. A key signs for a year. The private key is deleted after the year. The public key stays,
-- because checkers verify earlier badges with it.
create table badge_keys (
  number integer primary key check (number > 0),
  public_key text not null unique,
  sealed_private_key text,
  made_at timestamptz not null
);

-- Badges of certificates. Each badge has its own random place in a status list, so that the place says nothing about
-- the badge.
create table badges (
  certificate_id bigint primary key references certificates,
  uuid uuid not null unique,
  list_number integer not null check (list_number > 0),
  list_index integer not null check (list_index between 0 and 131071),
  made_at timestamptz not null,
  unique (list_number, list_index)
);
