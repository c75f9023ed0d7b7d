-- Accounts of video-meeting services, the meetings of sessions, and who joined them.

create table video_accounts (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 255),
  provider text not null check (provider in ('jitsi', 'zoom', 'teams', 'bigbluebutton', 'manual')),
  -- User of Zoom or Teams who hosts the meetings, address of a Jitsi or BigBlueButton server, or the typed link.
  -- Null for the Jitsi server of the configuration.
  host text check (length(host) between 1 and 500),
  -- Account of Zoom or directory of Microsoft.
  tenant_id text check (length(tenant_id) between 1 and 255),
  -- App id of Zoom, Teams or Jitsi.
  client_id text check (length(client_id) between 1 and 255),
  sealed_secret text,
  secret_set_at timestamptz,
  -- One meeting at a time.
  is_exclusive boolean not null,
  last_checked_at timestamptz,
  last_error text check (length(last_error) between 1 and 500),
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  check ((sealed_secret is null) = (secret_set_at is null)),
  check (last_error is null or last_checked_at is not null)
);
create unique index video_accounts_name_key on video_accounts (lower(name)) where archived_at is null;

alter table virtual_groups
  add column video_account_id bigint references video_accounts,
  add constraint virtual_groups_one_meeting check (video_account_id is null or meeting_url is null);
create index virtual_groups_video_account_id_idx on virtual_groups (video_account_id);

-- A meeting of a session at its account. A session that moves to another account leaves an unwanted one behind, and a
-- session that is deleted leaves one without a session, until the service has removed it.
create table video_meetings (
  id bigint generated always as identity primary key,
  virtual_group_session_id bigint references virtual_group_sessions on delete set null,
  video_account_id bigint not null references video_accounts,
  state text not null default 'wanted' check (state in ('wanted', 'ready', 'failed', 'unwanted', 'gone')),
  -- Our name of the meeting at the service: a retry finds it again, so no second meeting is made.
  mark text not null unique,
  wanted_revision int not null default 1,
  done_revision int not null default 0 check (done_revision <= wanted_revision),
  external_id text,
  join_url text check (join_url like 'https://%'),
  passcode text,
  attempts int not null default 0,
  next_try_at timestamptz not null default now(),
  -- A node works on the meeting until then.
  claimed_until timestamptz,
  claim uuid,
  last_error text check (length(last_error) between 1 and 500),
  created_at timestamptz not null default now(),
  check (state <> 'ready' or join_url is not null),
  check ((claim is null) = (claimed_until is null))
);
create unique index video_meetings_session_key on video_meetings (virtual_group_session_id)
  where state in ('wanted', 'ready', 'failed');
create index video_meetings_virtual_group_session_id_idx on video_meetings (virtual_group_session_id);
create index video_meetings_video_account_id_idx on video_meetings (video_account_id);
create index video_meetings_due_idx on video_meetings (next_try_at) where state in ('wanted', 'unwanted');

-- The first time that a person opened the meeting of a session. Not a mark of attendance.
create table session_joins (
  virtual_group_session_id bigint not null references virtual_group_sessions on delete cascade,
  user_id bigint not null references users,
  joined_at timestamptz not null,
  primary key (virtual_group_session_id, user_id)
);
create index session_joins_user_id_idx on session_joins (user_id);

alter table time_claims
  add column video_account_id bigint references video_accounts,
  drop constraint time_claims_check,
  add constraint time_claims_one_resource check (num_nonnulls(trainer_user_id, venue_id, video_account_id) = 1);
create unique index time_claims_account_key on time_claims (virtual_group_session_id) where video_account_id is not null;
create index time_claims_video_account_id_idx on time_claims (video_account_id, lower(during));
