-- Delegates of trainer-led courses in progress who are assessed by the online course of the product, with the licences that
-- they may use for it. A licence that was issued for a trainer-led course counts only for that one.
create function online_assessments()
returns table (licence_id bigint, virtual_group_id bigint, user_id bigint, assessment text, is_issued_for boolean)
language sql stable
begin atomic
  select l.id, v.id, d.user_id, d.assessment, l.virtual_group_id is not null
  from licences l
  join virtual_groups v on v.assessment_type = 'online' and v.state not in ('draft', 'closed', 'cancelled')
    and v.group_id = l.group_id and v.abstract_course_id = l.product_id and l.product_type = 'abstract_course'
    and (l.virtual_group_id = v.id or l.virtual_group_id is null)
  join virtual_group_delegates d on d.virtual_group_id = v.id and d.user_id = l.user_id;
end;

-- Course of each product that learners take on their own and that consists of modules.
create function online_courses() returns table (product_id bigint, course_id bigint)
language sql stable
begin atomic
  select c.abstract_course_id, c.id from courses c
  where c.is_live and c.deliverable_id not in (3, 4) and not exists (select from assessments a where a.course_id = c.id);
end;
