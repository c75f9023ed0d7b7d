-- A document that belongs to a course is read there, and is no resource of its own.
alter table documents add column is_course_material boolean not null default false;

-- What a distance course gives to read, in its order: text on screen, a document, or both.
create table course_materials (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses,
  sequence integer not null,
  title text not null,
  reading_minutes integer not null check (reading_minutes between 1 and 600),
  -- [{ heading, paragraphs: [], points: [] }]
  sections jsonb not null default '[]',
  document_id bigint references documents,
  check (sections <> '[]' or document_id is not null)
);
create unique index course_materials_course_id_key on course_materials (course_id, sequence);
create index course_materials_document_id_idx on course_materials (document_id);

create table material_reads (
  course_user_id bigint not null references course_users,
  material_id bigint not null references course_materials,
  read_at timestamptz not null,
  primary key (course_user_id, material_id)
);
create index material_reads_material_id_idx on material_reads (material_id);

-- A course that has one is a distance course: read, then answer.
create table assessments (
  course_id bigint primary key references courses,
  pass_mark integer not null check (pass_mark between 1 and 100),
  max_attempts integer check (max_attempts > 0)
);

create table assessment_questions (
  id bigint generated always as identity primary key,
  course_id bigint not null references assessments,
  sequence integer not null,
  prompt text not null,
  -- Shown with the results.
  explanation text not null default ''
);
create unique index assessment_questions_course_id_key on assessment_questions (course_id, sequence);

create table assessment_options (
  id bigint generated always as identity primary key,
  question_id bigint not null references assessment_questions,
  sequence integer not null,
  label text not null,
  is_correct boolean not null
);
create unique index assessment_options_question_id_key on assessment_options (question_id, sequence);

-- Opened by the first answer that is kept; final once it has been handed in.
create table assessment_attempts (
  id bigint generated always as identity primary key,
  course_user_id bigint not null references course_users,
  attempt integer not null check (attempt > 0),
  started_at timestamptz not null,
  handed_in_at timestamptz,
  score integer check (score between 0 and 100),
  passed boolean,
  check ((handed_in_at is null) = (score is null) and (score is null) = (passed is null))
);
create unique index assessment_attempts_key on assessment_attempts (course_user_id, attempt);

create table assessment_answers (
  attempt_id bigint not null references assessment_attempts,
  question_id bigint not null references assessment_questions,
  -- Of the options chosen.
  option_ids jsonb not null default '[]',
  -- Null until the attempt has been marked.
  is_correct boolean,
  saved_at timestamptz not null,
  primary key (attempt_id, question_id)
);
create index assessment_answers_question_id_idx on assessment_answers (question_id);

-- A distance course has no module to ask about.
alter table course_feedback alter column sco_user_id drop not null;
