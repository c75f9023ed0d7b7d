-- Budgets of tries for signing in, codes and password requests. The key is a digest, so that rows hold no names.
create table throttles (
  key bytea primary key,
  tries integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null
);
create index throttles_last_idx on throttles (last_at);

-- The throttle before this one kept a row for each failure, for fifteen minutes.
drop table login_failures;

-- Requests for a new password, until a background task has written the email.
create table password_reset_requests (
  id bigint generated always as identity primary key,
  email text not null,
  asked_at timestamptz not null
);
