-- How courses belong together. A refresher (`to_id`) renews the certificate of its full course (`from_id`).
create table linked_abstract_courses (
  from_id bigint not null references abstract_courses,
  to_id bigint not null references abstract_courses,
  kind text not null check (kind in ('refresher')),
  primary key (from_id, to_id, kind),
  check (from_id <> to_id)
);
-- One refresher for a course, and one course for a refresher: whoever completes it knows what it renews.
create unique index linked_abstract_courses_refresher_key on linked_abstract_courses (from_id) where kind = 'refresher';
create unique index linked_abstract_courses_refreshed_key on linked_abstract_courses (to_id) where kind = 'refresher';
create index linked_abstract_courses_to_id_idx on linked_abstract_courses (to_id);
