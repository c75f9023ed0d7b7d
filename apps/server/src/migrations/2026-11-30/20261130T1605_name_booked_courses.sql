-- Courses of bookings, for rooms that show or delete courses. A course keeps its booking whatever becomes of it.
create function booked_courses()
returns table (virtual_group_id bigint, project_request_id bigint, project_id bigint, project text)
language sql stable
begin atomic
  select r.virtual_group_id, r.id, r.project_id, p.title
  from project_requests r join projects p on p.id = r.project_id where r.virtual_group_id is not null;
end;
