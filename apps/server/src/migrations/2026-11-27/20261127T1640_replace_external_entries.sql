-- A decided entry stays as it is. An entry that corrects it replaces it: then nobody decides about the earlier one, and it
-- counts for nothing.
alter table external_course_users add column replaces_id bigint references external_course_users on delete set null;
create unique index external_course_users_replaces_id_key on external_course_users (replaces_id);
