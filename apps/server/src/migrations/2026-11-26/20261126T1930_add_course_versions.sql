-- When a version first went live. Null for one that never did.
alter table courses add column went_live_at timestamptz;
update courses set went_live_at = created_at where is_live;

-- The versions of a product are numbered from 1.
update courses c set version = n.version
from (select id, row_number() over (partition by abstract_course_id order by version, id) as version from courses) n
where n.id = c.id and n.version <> c.version;
create unique index courses_abstract_course_id_key on courses (abstract_course_id, version);
drop index courses_abstract_course_id_idx;

-- One version of a product is live online, and one in sessions. Of several the newest stays live: people already start that one.
update courses c set is_live = false
where c.is_live and exists (select from courses n where n.abstract_course_id = c.abstract_course_id and n.is_live
  and (n.deliverable_id in (3, 4)) = (c.deliverable_id in (3, 4)) and n.version > c.version);
create unique index courses_live_online_key on courses (abstract_course_id) where is_live and deliverable_id not in (3, 4);
create unique index courses_live_taught_key on courses (abstract_course_id) where is_live and deliverable_id in (3, 4);

-- The version of each product that stands for it: the live one, or the newest while none is live.
create function current_courses() returns table (product_id bigint, course_id bigint) language sql stable
begin atomic
  select distinct on (abstract_course_id) abstract_course_id, id from courses
  order by abstract_course_id, is_live desc, version desc;
end;
