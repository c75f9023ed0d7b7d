-- The stable thing that is sold, licensed and certified.
create table abstract_courses (
  id bigint generated always as identity primary key,
  title text not null,
  summary text,
  default_months integer not null check (default_months >= 0),
  renewal_basis text not null default 'completion' check (renewal_basis in ('completion', 'anniversary')),
  motif text not null default 'capsule',
  hue text not null default 'bottle',
  archived_at timestamptz,
  created_at timestamptz not null default now()
);

-- One delivered version of it; learners stay on the one they started.
create table courses (
  id bigint generated always as identity primary key,
  abstract_course_id bigint not null references abstract_courses,
  deliverable_id integer not null check (deliverable_id between 1 and 5),
  version integer not null default 1,
  is_live boolean not null default false,
  thumbnail_key text,
  updated_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index courses_abstract_course_id_idx on courses (abstract_course_id);

create table packages (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses,
  title text not null,
  created_at timestamptz not null default now()
);
create index packages_course_id_idx on packages (course_id);

create table package_versions (
  id bigint generated always as identity primary key,
  package_id bigint not null references packages,
  version integer not null,
  -- Folder of the extracted files below the package store; never reused.
  storage_key text not null,
  file_name text not null,
  files integer not null,
  bytes bigint not null,
  warnings jsonb not null default '[]',
  uploaded_by bigint references users,
  uploaded_at timestamptz not null default now()
);
create unique index package_versions_package_id_key on package_versions (package_id, version);
create index package_versions_uploaded_by_idx on package_versions (uploaded_by);

create table scos (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses,
  package_id bigint not null references packages,
  -- The manifest's item identifier: how a replaced package finds its modules again.
  identifier text not null,
  title text not null,
  sequence integer not null,
  mastery_override boolean not null default true,
  complete_on_open boolean not null default false,
  allow_outside_connections boolean not null default false,
  max_attempts integer check (max_attempts > 0),
  archived_at timestamptz,
  current_version_id bigint
);
create index scos_course_id_idx on scos (course_id, sequence);
create index scos_package_id_idx on scos (package_id);

create table sco_versions (
  id bigint generated always as identity primary key,
  sco_id bigint not null references scos,
  package_version_id bigint not null references package_versions,
  launch_href text not null,
  scorm_type text not null check (scorm_type in ('sco', 'asset')),
  launch_data text not null default '',
  mastery_score numeric,
  max_time_allowed text not null default '',
  time_limit_action text not null default '',
  prerequisites text not null default ''
);
create index sco_versions_sco_id_idx on sco_versions (sco_id);
create index sco_versions_package_version_id_idx on sco_versions (package_version_id);
alter table scos add constraint scos_current_version_fkey foreign key (current_version_id) references sco_versions;
create index scos_current_version_id_idx on scos (current_version_id);

create table virtual_groups (
  id bigint generated always as identity primary key,
  group_id bigint not null references groups,
  subgroup_id bigint references subgroups,
  abstract_course_id bigint not null references abstract_courses,
  deliverable_id integer not null check (deliverable_id in (3, 4)),
  title text not null,
  state text not null default 'draft'
    check (state in ('draft', 'scheduled', 'delivered', 'assessing', 'closed', 'cancelled')),
  certificate_months integer not null default 0,
  delegate_places_allowed integer not null default 12,
  trainer_user_id bigint references users,
  place text,
  -- The wall-clock that was typed, stored as UTC.
  training_start timestamptz,
  training_end timestamptz
);
create index virtual_groups_group_id_idx on virtual_groups (group_id);
create index virtual_groups_subgroup_id_idx on virtual_groups (subgroup_id);
create index virtual_groups_abstract_course_id_idx on virtual_groups (abstract_course_id);
create index virtual_groups_trainer_user_id_idx on virtual_groups (trainer_user_id);

create table virtual_group_delegates (
  virtual_group_id bigint not null references virtual_groups,
  user_id bigint not null references users,
  attendance text check (attendance in ('attended', 'partial', 'absent', 'excused')),
  primary key (virtual_group_id, user_id)
);
create index virtual_group_delegates_user_id_idx on virtual_group_delegates (user_id);
