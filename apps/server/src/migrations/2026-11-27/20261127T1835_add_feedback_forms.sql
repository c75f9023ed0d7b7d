-- Questions of feedback forms, beside the stars that every form begins with. Each save is a version; the highest is in
-- force. Rows are never changed, because answers name the version that they were given to.
create table feedback_forms (
  id bigint generated always as identity primary key,
  -- Null for the form of the site, which products without a form of their own use.
  product_id bigint references abstract_courses,
  kind text not null check (kind in ('online', 'session')),
  version integer not null check (version > 0),
  -- True for a product that uses the form of the site from this version on. Its own questions are kept.
  uses_site_form boolean not null,
  -- Lines of `key | kind | required or optional | text | choice | choice`.
  questions text not null,
  made_by bigint references users,
  made_at timestamptz not null,
  unique nulls not distinct (product_id, kind, version),
  check (product_id is not null or not uses_site_form)
);
create index feedback_forms_made_by_idx on feedback_forms (made_by);

insert into feedback_forms (kind, version, uses_site_form, questions, made_at)
values ('online', 1, false, '', now()), ('session', 1, false, '', now());

-- Answers by the keys of the questions. `form_id` is null for feedback from before there were forms.
alter table course_feedback
  add column form_id bigint references feedback_forms,
  add column answers jsonb not null default '{}';
alter table session_feedback
  add column form_id bigint references feedback_forms,
  add column answers jsonb not null default '{}';
create index course_feedback_form_id_idx on course_feedback (form_id);
create index session_feedback_form_id_idx on session_feedback (form_id);
