-- Assessment after a Pharmacist-led Course: how, and for how many days after its last session.
alter table virtual_groups
  add column assessment_type text not null default 'none'
    check (assessment_type in ('none', 'online', 'paper', 'observed')),
  add column post_training_days_allowed int not null default 0 check (post_training_days_allowed between 0 and 365);

-- Result of a delegate. It is pending from the day on which they attended enough, and lapses when the course is closed.
alter table virtual_group_delegates
  add column assessment text not null default 'not_required'
    check (assessment in ('not_required', 'pending', 'passed', 'failed', 'lapsed')),
  add column assessed_at timestamptz,
  -- Null for a result of the online part.
  add column assessed_by bigint references users,
  add column assessment_score numeric(5,2) check (assessment_score between 0 and 100),
  add check ((assessment in ('passed', 'failed')) = (assessed_at is not null)),
  add check (assessed_at is not null or (assessed_by is null and assessment_score is null));
create index virtual_group_delegates_assessed_by_idx on virtual_group_delegates (assessed_by);

-- Versions of the checklist of a product. A version is never changed, because observations name it.
create table observation_checklists (
  id bigint generated always as identity primary key,
  abstract_course_id bigint not null references abstract_courses,
  version int not null check (version >= 1),
  -- At most 40 of {key, text, is_critical}.
  items jsonb not null check (jsonb_array_length(items) between 1 and 40),
  created_at timestamptz not null,
  unique (abstract_course_id, version)
);

-- Latest observation of a delegate. The audit trail keeps earlier ones.
create table observations (
  virtual_group_id bigint not null,
  user_id bigint not null references users,
  checklist_id bigint not null references observation_checklists,
  -- {key: true when the item was met}.
  results jsonb not null,
  assessor_id bigint not null references users,
  at timestamptz not null,
  primary key (virtual_group_id, user_id),
  foreign key (virtual_group_id) references virtual_groups
);
create index observations_user_id_idx on observations (user_id);
create index observations_checklist_id_idx on observations (checklist_id);
create index observations_assessor_id_idx on observations (assessor_id);

-- Reports of courses that were closed before have the new figures too. Their courses had no assessment.
update virtual_groups v set close_report = v.close_report || jsonb_build_object(
    'passed', 0, 'failed', 0, 'assessment_lapsed', 0, 'revision', v.close_revision,
    'uninvited', (select count(*) from virtual_group_delegates d where d.virtual_group_id = v.id and d.is_uninvited),
    'without_feedback', (select count(*) from virtual_group_delegates d where d.virtual_group_id = v.id
      and d.attendance in ('attended', 'partial') and not exists (select from session_feedback f
        where f.virtual_group_id = d.virtual_group_id and f.user_id = d.user_id)))
  where close_report is not null;
