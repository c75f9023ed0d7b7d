-- People who did not come to a Pharmacist-led Course, written when it is closed.
create table absences (
  virtual_group_id bigint not null references virtual_groups,
  user_id bigint not null references users,
  group_id bigint not null references groups,
  -- Service of the person then: that of the course, or else the first of their services in the organisation.
  subgroup_id bigint references subgroups,
  abstract_course_id bigint not null references abstract_courses,
  trainer_user_id bigint references users,
  -- Last day of the course.
  day date not null,
  is_excused boolean not null,
  -- What became of the licence that the course had issued. None for people without one, or who had started it.
  seat text not null check (seat in ('returned', 'none')),
  -- Course of the same product that the person attended within 90 days.
  caught_up_virtual_group_id bigint references virtual_groups,
  primary key (virtual_group_id, user_id)
);
create index absences_user_id_idx on absences (user_id, abstract_course_id);
create index absences_group_id_idx on absences (group_id, day);
create index absences_subgroup_id_idx on absences (subgroup_id);
create index absences_abstract_course_id_idx on absences (abstract_course_id);
create index absences_trainer_user_id_idx on absences (trainer_user_id);
create index absences_caught_up_virtual_group_id_idx on absences (caught_up_virtual_group_id);

-- Courses that have been closed before.
insert into absences (virtual_group_id, user_id, group_id, subgroup_id, abstract_course_id, trainer_user_id, day, is_excused, seat)
select v.id, d.user_id, v.group_id,
  coalesce(v.subgroup_id, (select min(m.subgroup_id) from subgroup_members m
    where m.user_id = d.user_id and m.group_id = v.group_id)),
  v.abstract_course_id, v.trainer_user_id, coalesce(v.training_end, v.ended_at)::date, d.attendance = 'excused',
  case when exists (select from licences l where l.virtual_group_id = v.id and l.user_id = d.user_id
    and l.end_reason = 'absent') then 'returned' else 'none' end
from virtual_groups v join virtual_group_delegates d on d.virtual_group_id = v.id
where v.state = 'closed' and d.attendance in ('absent', 'excused') and coalesce(v.training_end, v.ended_at) is not null;

update absences a set caught_up_virtual_group_id = (select v.id from virtual_groups v
    join virtual_group_delegates d on d.virtual_group_id = v.id
  where d.user_id = a.user_id and d.attendance = 'attended' and v.state = 'closed'
    and v.abstract_course_id = a.abstract_course_id
    and v.training_end::date > a.day and v.training_end::date <= a.day + 90
  order by v.training_end, v.id limit 1);
