-- Courses that were booked over a conflict, of which there are few, for the mark in lists of courses.
create index time_claims_may_overlap_idx on time_claims (virtual_group_session_id) where may_overlap;
