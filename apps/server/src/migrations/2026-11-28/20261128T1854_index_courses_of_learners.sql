-- The pages of a course count its learners and those who are in progress. Both counts read these indexes alone.
create index course_users_course_idx on course_users (course_id, licence_id);
drop index course_users_course_id_idx;
create index licences_in_progress_idx on licences (id) where state = 'in_progress';
-- The preview of archiving a course, and the links of a course, count the licences that are not finished.
create index licences_open_product_idx on licences (product_type, product_id, state)
  where state in ('issued', 'in_progress');
