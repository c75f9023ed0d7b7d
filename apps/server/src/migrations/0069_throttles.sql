-- Budgets of tries: sign-in, codes, requests for a new password. The key is a digest, so that no row names anybody.
create table throttles (
  key bytea primary key,
  tries integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null
);
create index throttles_last_idx on throttles (last_at);

-- Failures used to be counted after the comparison, one row each. What they held was good for fifteen minutes.
drop table login_failures;

-- Who asked for a new password, until the mail is written: the request is answered before anybody is looked up.
create table password_reset_requests (
  id bigint generated always as identity primary key,
  email text not null,
  asked_at timestamptz not null
);
