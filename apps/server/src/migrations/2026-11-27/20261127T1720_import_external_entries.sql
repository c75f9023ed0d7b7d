-- Lists of external courses that members have taken.
alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check check (kind in ('new', 'edit', 'delegates', 'external-entries'));
alter table import_words drop constraint import_words_field_check;
alter table import_words add constraint import_words_field_check
  check (field in ('job_role', 'services', 'invited', 'course'));

-- Evidence of rows that are not imported yet. The file of an imported row belongs to its entry. Rows can share a file.
create table import_files (
  import_id bigint not null,
  number integer not null,
  storage_key text not null,
  file_name text not null,
  media_type text not null,
  bytes bigint not null,
  primary key (import_id, number),
  foreign key (import_id, number) references import_rows on delete cascade
);
create index import_files_storage_key_idx on import_files (storage_key);
create index external_course_users_evidence_key_idx on external_course_users (evidence_key);
