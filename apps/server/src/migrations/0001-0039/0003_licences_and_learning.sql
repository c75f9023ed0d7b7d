create table licence_orders (
  id bigint generated always as identity primary key,
  group_id bigint not null references groups,
  product_type text not null check (product_type in ('abstract_course', 'abstract_paper_course')),
  product_id bigint not null,
  certificate_months integer not null check (certificate_months >= 0),
  quantity integer not null check (quantity between 1 and 10000),
  transaction_ref text not null default '',
  po_reference text not null default '',
  direct_service_order integer not null default 0 check (direct_service_order in (0, 1)),
  licence_request_id bigint,
  subgroup_id bigint references subgroups,
  virtual_group_id bigint references virtual_groups,
  state text not null default 'fulfilled' check (state in ('fulfilled', 'voided')),
  ordered_by bigint not null references users,
  ordered_at timestamptz not null default now()
);
create index licence_orders_group_id_idx on licence_orders (group_id);
create index licence_orders_subgroup_id_idx on licence_orders (subgroup_id);
create index licence_orders_virtual_group_id_idx on licence_orders (virtual_group_id);
create index licence_orders_ordered_by_idx on licence_orders (ordered_by);

-- The cached balance of one account of one key. The movements rule; this row is what racing managers lock.
create table licence_accounts (
  id bigint generated always as identity primary key,
  group_id bigint not null references groups,
  product_type text not null check (product_type in ('abstract_course', 'abstract_paper_course')),
  product_id bigint not null,
  certificate_months integer not null check (certificate_months >= 0),
  kind text not null check (kind in ('SUPPLY', 'POT', 'POOL', 'VGPOOL', 'HELD', 'USED', 'VOID')),
  -- The service of a POOL, the virtual group of a VGPOOL, 0 for the others.
  place_id bigint not null default 0,
  available integer not null default 0,
  check (kind = 'SUPPLY' or available >= 0)
);
create unique index licence_accounts_key
  on licence_accounts (group_id, product_type, product_id, certificate_months, kind, place_id);

create table licences (
  id bigint generated always as identity primary key,
  group_id bigint not null references groups,
  product_type text not null check (product_type in ('abstract_course', 'abstract_paper_course')),
  product_id bigint not null,
  certificate_months integer not null check (certificate_months >= 0),
  user_id bigint not null references users,
  subgroup_id bigint references subgroups,
  virtual_group_id bigint references virtual_groups,
  source_account_id bigint not null references licence_accounts,
  issued_by bigint not null references users,
  issued_at timestamptz not null default now(),
  state text not null default 'issued'
    check (state in ('issued', 'in_progress', 'completed', 'failed', 'reclaimed', 'revoked', 'lapsed')),
  started_at timestamptz,
  completed_at timestamptz,
  ended_at timestamptz,
  end_reason text,
  root_licence_id bigint references licences,
  is_free_retry boolean not null default false
);
create unique index licences_live_key
  on licences (user_id, group_id, product_type, product_id) where state in ('issued', 'in_progress');
create index licences_user_id_idx on licences (user_id, product_id);
create index licences_group_id_idx on licences (group_id, product_id);
create index licences_subgroup_id_idx on licences (subgroup_id);
create index licences_virtual_group_id_idx on licences (virtual_group_id);
create index licences_source_account_id_idx on licences (source_account_id);
create index licences_issued_by_idx on licences (issued_by);
create index licences_root_licence_id_idx on licences (root_licence_id);

create table licence_movements (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  from_account_id bigint not null references licence_accounts,
  to_account_id bigint not null references licence_accounts,
  quantity integer not null check (quantity > 0),
  kind text not null
    check (kind in ('purchase', 'allocate', 'return', 'issue', 'start', 'reclaim', 'delete', 'adjust', 'void', 'months', 'merge')),
  reason text not null default '',
  actor_id bigint not null references users,
  order_id bigint references licence_orders,
  request_id bigint,
  licence_id bigint references licences,
  batch_id text not null,
  check (from_account_id <> to_account_id)
);
create index licence_movements_from_account_id_idx on licence_movements (from_account_id);
create index licence_movements_to_account_id_idx on licence_movements (to_account_id);
create index licence_movements_actor_id_idx on licence_movements (actor_id);
create index licence_movements_order_id_idx on licence_movements (order_id);
create index licence_movements_licence_id_idx on licence_movements (licence_id);

-- A command that was carried out, by the key its sender chose: the second one answers the first one's result.
create table idempotency_keys (
  actor_id bigint not null references users,
  key text not null,
  command text not null,
  result_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (actor_id, key)
);

create table course_users (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  course_id bigint not null references courses,
  group_id bigint not null references groups,
  licence_id bigint not null references licences,
  completion_status text not null default 'incomplete' check (completion_status in ('incomplete', 'completed', 'failed')),
  started_at timestamptz not null default now(),
  last_opened_at timestamptz,
  completed_at timestamptz
);
create unique index course_users_licence_id_key on course_users (licence_id);
create index course_users_user_id_idx on course_users (user_id);
create index course_users_course_id_idx on course_users (course_id);
create index course_users_group_id_idx on course_users (group_id);

-- One attempt of one person at one module, on the version of the package it began with.
create table sco_users (
  id bigint generated always as identity primary key,
  course_user_id bigint not null references course_users,
  user_id bigint not null references users,
  sco_id bigint not null references scos,
  sco_version_id bigint not null references sco_versions,
  attempt integer not null default 1,
  -- Kept on an older attempt when a new one takes its place.
  superseded_at timestamptz,
  lesson_status text not null default 'not attempted',
  -- The best status any session of this attempt has reached.
  best_status text not null default 'not attempted',
  lesson_location text not null default '',
  entry_value text not null default 'ab-initio',
  exit_value text not null default '',
  raw_score text not null default '',
  min_score text not null default '',
  max_score text not null default '',
  -- Of the launches before the running one.
  total_time text not null default '0000:00:00.00',
  -- The last session_time of each session of the running launch, by its number.
  session_times jsonb not null default '{}',
  session_time text not null default '',
  comments text not null default '',
  preferences jsonb not null default '{}',
  -- By index.
  objectives jsonb not null default '{}',
  -- SHA-256 of the running launch's token; the launch before it is told that it is stale.
  session_token_hash bytea,
  -- Set when the learner has left: late commits still count, but the token is no longer valid for playing.
  session_ended_at timestamptz,
  -- The last commit of the running launch that was applied.
  seq integer not null default 0,
  accessed_at timestamptz,
  finished_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index sco_users_attempt_key on sco_users (course_user_id, sco_id, attempt);
create unique index sco_users_session_token_hash_key on sco_users (session_token_hash);
create index sco_users_user_id_idx on sco_users (user_id);
create index sco_users_sco_id_idx on sco_users (sco_id);
create index sco_users_sco_version_id_idx on sco_users (sco_version_id);

-- Apart from the attempt, because it is long and rewritten often.
create table sco_user_suspend_data (
  sco_user_id bigint primary key references sco_users,
  suspend_data text not null default ''
);

create table sco_user_interactions (
  sco_user_id bigint not null references sco_users,
  index integer not null,
  id text not null default '',
  type text not null default '',
  time text not null default '',
  weighting text not null default '',
  student_response text not null default '',
  result text not null default '',
  latency text not null default '',
  objectives jsonb not null default '[]',
  correct_responses jsonb not null default '[]',
  primary key (sco_user_id, index)
);

create table sco_user_events (
  id bigint generated always as identity primary key,
  sco_user_id bigint not null references sco_users,
  at timestamptz not null default now(),
  event text not null,
  detail text not null default ''
);
create index sco_user_events_sco_user_id_idx on sco_user_events (sco_user_id);

create table course_feedback (
  id bigint generated always as identity primary key,
  course_user_id bigint not null references course_users,
  sco_user_id bigint not null references sco_users,
  rating integer not null check (rating between 1 and 5),
  comment text not null default '',
  created_at timestamptz not null default now()
);
create unique index course_feedback_course_user_id_key on course_feedback (course_user_id);
create index course_feedback_sco_user_id_idx on course_feedback (sco_user_id);

create table certificates (
  id bigint generated always as identity primary key,
  serial text not null,
  user_id bigint not null references users,
  group_id bigint not null references groups,
  product_type text not null check (product_type in ('abstract_course', 'abstract_paper_course')),
  product_id bigint not null,
  holder_first_name text not null,
  holder_last_name text not null,
  title text not null,
  source text not null check (source in ('online', 'pled', 'paper', 'external')),
  source_id bigint not null,
  awarded_on date not null,
  months integer not null,
  expires_on date,
  state text not null default 'valid' check (state in ('valid', 'superseded', 'revoked')),
  supersedes_id bigint references certificates,
  revision integer not null default 1,
  verify_code text not null,
  created_at timestamptz not null default now()
);
create unique index certificates_serial_key on certificates (serial);
create unique index certificates_verify_code_key on certificates (verify_code);
-- C1: at most one valid certificate per person, product and organisation.
create unique index certificates_valid_key on certificates (user_id, product_type, product_id, group_id) where state = 'valid';
create unique index certificates_source_key on certificates (source, source_id, revision);
create index certificates_group_id_idx on certificates (group_id);
create index certificates_supersedes_id_idx on certificates (supersedes_id);
