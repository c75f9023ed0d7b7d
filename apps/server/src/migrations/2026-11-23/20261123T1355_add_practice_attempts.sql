-- Practice at a finished module: the run that is open, or the last one. It is not an attempt and has a table of its own, so
-- that no statement about results, licences, certificates, places or reports can count it.
create table practice_runs (
  sco_user_id bigint primary key references sco_users,
  -- SHA-256 of the running launch's token; null once the learner has left.
  session_token_hash bytea,
  -- The last commit of the running launch that was applied.
  seq integer not null default 0,
  -- Values of the run-time by their names, with texts as an attempt stores them.
  fields jsonb not null default '{}',
  preferences jsonb not null default '{}',
  -- By index.
  objectives jsonb not null default '{}',
  interactions jsonb not null default '{}',
  begun_at timestamptz not null,
  ended_at timestamptz
);
create unique index practice_runs_session_token_hash_key on practice_runs (session_token_hash);
