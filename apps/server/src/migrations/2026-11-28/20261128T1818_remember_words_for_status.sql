-- Words of a list for people who have left, such as "Offboarded".
alter table import_words drop constraint import_words_field_check;
alter table import_words add constraint import_words_field_check
  check (field in ('job_role', 'services', 'invited', 'course', 'status'));
