-- Lists of results of one face-to-face course. The scan of the signed list covers each of its rows.
alter table imports
  add column abstract_paper_course_id bigint references abstract_paper_courses,
  add column scan_storage_key text,
  add column scan_name text,
  add column scan_type text,
  add column scan_bytes bigint,
  add check ((scan_storage_key is null) = (scan_name is null) and (scan_storage_key is null) = (scan_type is null)
    and (scan_storage_key is null) = (scan_bytes is null));
alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check
  check (kind in ('new', 'edit', 'delegates', 'external-entries', 'paper-results'));
alter table imports add constraint imports_paper_course_check
  check ((kind = 'paper-results') = (abstract_paper_course_id is not null));
create index imports_abstract_paper_course_id_idx on imports (abstract_paper_course_id);
