-- Products whose versions are all drafts, with the newest of them. Organisations are not offered these.
create function draft_products() returns table (product_id bigint, course_id bigint) language sql stable
begin atomic
  select abstract_course_id, max(id) from courses group by abstract_course_id having not bool_or(is_live);
end;
