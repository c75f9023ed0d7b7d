-- A person's own diary of continuing professional development, in the questions the GPhC asks.
create table cpd_records (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  kind text not null check (kind in ('planned', 'unplanned')),
  title text not null,
  learning text not null default '',
  relevance text not null default '',
  method text not null default '',
  benefit text not null default '',
  learnt_on date,
  -- The completed course it was drafted from.
  course_user_id bigint references course_users,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index cpd_records_user_id_idx on cpd_records (user_id, learnt_on);
create unique index cpd_records_course_user_id_key on cpd_records (course_user_id);
