-- The stable thing that is sold, licensed and certified, where the result is written down by an assessor.
create table abstract_paper_courses (
  id bigint generated always as identity primary key,
  title text not null,
  summary text,
  default_months integer not null check (default_months >= 0),
  renewal_basis text not null default 'completion' check (renewal_basis in ('completion', 'anniversary')),
  motif text not null default 'label',
  hue text not null default 'bottle',
  archived_at timestamptz,
  created_at timestamptz not null default now()
);

create table paper_courses (
  id bigint generated always as identity primary key,
  abstract_paper_course_id bigint not null references abstract_paper_courses,
  version integer not null default 1,
  is_live boolean not null default false,
  created_at timestamptz not null default now()
);
create index paper_courses_abstract_paper_course_id_idx on paper_courses (abstract_paper_course_id);

-- What the assessor found; one for each licence.
create table paper_results (
  id bigint generated always as identity primary key,
  licence_id bigint not null references licences,
  paper_course_id bigint not null references paper_courses,
  user_id bigint not null references users,
  group_id bigint not null references groups,
  outcome text not null check (outcome in ('pass', 'fail')),
  taken_on date not null,
  score integer check (score between 0 and 100),
  assessor text not null,
  recorded_by bigint not null references users,
  recorded_at timestamptz not null
);
create unique index paper_results_licence_id_key on paper_results (licence_id);
create index paper_results_paper_course_id_idx on paper_results (paper_course_id);
create index paper_results_user_id_idx on paper_results (user_id);
create index paper_results_group_id_idx on paper_results (group_id);
create index paper_results_recorded_by_idx on paper_results (recorded_by);

create table external_courses (
  id bigint generated always as identity primary key,
  title text not null,
  provider text not null,
  default_months integer not null check (default_months >= 0),
  archived_at timestamptz
);

-- A course that somebody took elsewhere: of the catalogue, or in the person's own words.
create table external_course_users (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  group_id bigint not null references groups,
  external_course_id bigint references external_courses,
  title text not null,
  provider text not null,
  completed_on date not null,
  months integer not null check (months >= 0),
  expires_on date,
  reference text not null default '',
  state text not null default 'unverified' check (state in ('unverified', 'verified', 'rejected')),
  -- Why it was rejected.
  state_note text not null default '',
  entered_by bigint not null references users,
  verified_by bigint references users,
  evidence_key text,
  evidence_name text,
  -- What the file is by its first bytes.
  evidence_type text check (evidence_type in ('application/pdf', 'image/png', 'image/jpeg', 'image/webp')),
  evidence_bytes bigint,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((evidence_key is null) = (evidence_name is null) and (evidence_key is null) = (evidence_type is null)
    and (evidence_key is null) = (evidence_bytes is null))
);
create index external_course_users_user_id_idx on external_course_users (user_id);
create index external_course_users_group_id_idx on external_course_users (group_id);
create index external_course_users_external_course_id_idx on external_course_users (external_course_id);
create index external_course_users_entered_by_idx on external_course_users (entered_by);
create index external_course_users_verified_by_idx on external_course_users (verified_by);

-- V6: by those who attended, once.
create table session_feedback (
  id bigint generated always as identity primary key,
  virtual_group_id bigint not null,
  user_id bigint not null,
  trainer_rating integer not null check (trainer_rating between 1 and 5),
  content_rating integer not null check (content_rating between 1 and 5),
  -- Of the place, or of the connection where the session was held online.
  venue_rating integer not null check (venue_rating between 1 and 5),
  comment text not null default '',
  created_at timestamptz not null,
  foreign key (virtual_group_id, user_id) references virtual_group_delegates
);
create unique index session_feedback_key on session_feedback (virtual_group_id, user_id);
create index session_feedback_user_id_idx on session_feedback (user_id);

-- A record may be drafted from any kind of course: the id is that of the course user, the virtual group, the paper
-- result or the entry.
alter table cpd_records add column source text check (source in ('online', 'pled', 'paper', 'external'));
alter table cpd_records add column source_id bigint;
update cpd_records set source = 'online', source_id = course_user_id where course_user_id is not null;
alter table cpd_records drop column course_user_id;
alter table cpd_records add check ((source is null) = (source_id is null));
create unique index cpd_records_source_key on cpd_records (user_id, source, source_id);
