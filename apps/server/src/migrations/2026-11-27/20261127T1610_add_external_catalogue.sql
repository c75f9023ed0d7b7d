-- Courses of other providers, and the products that each one counts for.
alter table external_courses
  add column needs_evidence boolean not null default false,
  -- Hint below the field for the reference, such as "The number at the bottom of the certificate".
  add column reference_hint text not null default '',
  add column archive_reason text not null default '',
  add column created_at timestamptz not null default now();

-- Products that an external course is recognised as, from `from_on` to the day before `until_on`. Rows are never deleted:
-- ending a recognition sets its last day, so that earlier days can be asked for.
create table external_course_recognitions (
  id bigint generated always as identity primary key,
  external_course_id bigint not null references external_courses,
  product_type text not null check (product_type in ('abstract_course', 'abstract_paper_course')),
  product_id bigint not null,
  from_on date not null,
  until_on date check (until_on >= from_on),
  made_by bigint not null references users,
  made_at timestamptz not null,
  ended_by bigint references users,
  ended_at timestamptz check ((ended_at is null) = (ended_by is null)),
  constraint external_course_recognitions_overlap exclude using gist (external_course_id with =, product_type with =,
    product_id with =, daterange(from_on, until_on) with &&)
);
create index external_course_recognitions_product_idx on external_course_recognitions (product_type, product_id);
create index external_course_recognitions_made_by_idx on external_course_recognitions (made_by);
create index external_course_recognitions_ended_by_idx on external_course_recognitions (ended_by);
