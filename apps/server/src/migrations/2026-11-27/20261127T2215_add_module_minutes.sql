-- Minutes that a module takes, where a site admin has entered them.
alter table scos add column minutes integer check (minutes between 1 and 600);

-- Minutes that a course or a module usually takes, worked out each night from what people needed.
create table usual_minutes (
  id bigint generated always as identity primary key,
  abstract_course_id bigint unique references abstract_courses,
  sco_id bigint unique references scos,
  minutes integer not null check (minutes > 0),
  completions integer not null check (completions > 0),
  worked_out_at timestamptz not null,
  check (num_nonnulls(abstract_course_id, sco_id) = 1)
);

-- The newest completions of a course and of a module, without reading all of them.
create index course_users_completed_idx on course_users (course_id, completed_at desc) where completion_status = 'completed';
create index sco_users_finished_idx on sco_users (sco_id, finished_at desc) where best_status in ('passed', 'completed');
