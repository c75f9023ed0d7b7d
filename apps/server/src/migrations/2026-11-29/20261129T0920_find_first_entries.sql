-- Finds the first page of the external courses of all people, by the day on which they were entered.
create index external_course_users_entered_idx on external_course_users (((created_at at time zone 'UTC')::date), id);
