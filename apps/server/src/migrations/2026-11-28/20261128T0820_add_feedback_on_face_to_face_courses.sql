-- Feedback forms of face-to-face courses, of the kind `paper`. Their products have a table of their own.
alter table feedback_forms
  add column paper_product_id bigint references abstract_paper_courses,
  drop constraint feedback_forms_kind_check,
  add constraint feedback_forms_kind_check check (kind in ('online', 'session', 'paper')),
  drop constraint feedback_forms_product_id_kind_version_key,
  add constraint feedback_forms_version_key unique nulls not distinct (product_id, paper_product_id, kind, version),
  drop constraint feedback_forms_check,
  add constraint feedback_forms_site_check check (coalesce(product_id, paper_product_id) is not null or not uses_site_form),
  add constraint feedback_forms_product_check
    check (case kind when 'paper' then product_id is null else paper_product_id is null end);
create index feedback_forms_paper_product_id_idx on feedback_forms (paper_product_id);

insert into feedback_forms (kind, version, uses_site_form, questions, made_at) values ('paper', 1, false, '', now());

-- Feedback of a learner on a face-to-face course whose result was recorded. Later feedback replaces it.
create table paper_feedback (
  id bigint generated always as identity primary key,
  paper_result_id bigint not null unique references paper_results,
  rating smallint not null check (rating between 1 and 5),
  comment text not null,
  form_id bigint references feedback_forms,
  -- By the keys of the questions.
  answers jsonb not null default '{}',
  created_at timestamptz not null
);
create index paper_feedback_form_id_idx on paper_feedback (form_id);
