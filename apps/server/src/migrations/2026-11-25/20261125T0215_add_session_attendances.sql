-- Marks of a register, one for each delegate and session. A mark that was taken back stays as a row without attendance,
-- so that an older mark that arrives later does not come back.
create table session_attendances (
  virtual_group_session_id bigint not null references virtual_group_sessions on delete cascade,
  user_id bigint not null references users,
  attendance text check (attendance in ('attended', 'partial', 'absent', 'excused')),
  -- Null for marks from before this table.
  marked_by bigint references users,
  -- When the server stored the mark, and when it was made on the device.
  marked_at timestamptz not null,
  made_at timestamptz not null,
  mark_key uuid not null,
  -- Keys of the marks that this one replaced. A mark that is sent again changes nothing.
  earlier_keys uuid[] not null default '{}',
  primary key (virtual_group_session_id, user_id)
);
create index session_attendances_user_id_idx on session_attendances (user_id);
create index session_attendances_marked_by_idx on session_attendances (marked_by);

insert into session_attendances (virtual_group_session_id, user_id, attendance, marked_at, made_at, mark_key)
select s.id, d.user_id, d.attendance, now(), now(), gen_random_uuid()
  from virtual_group_delegates d join virtual_group_sessions s on s.virtual_group_id = d.virtual_group_id
  where d.attendance is not null;

-- Number of sessions that somebody has to attend in full. Null is all of them.
alter table virtual_groups add column sessions_required smallint check (sessions_required >= 1);

-- Together with attendance, these are the roll-up of session_attendances: sessions with a mark, and sessions where the
-- delegate was present in full or in part.
alter table virtual_group_delegates
  add column sessions_marked int not null default 0,
  add column sessions_present int not null default 0,
  -- Somebody who came without an invitation. They do not count against the places.
  add column is_uninvited boolean not null default false;

-- Roll-up of the marks of a course, for each of its delegates. rollUp in the contract is the same rule; a test compares
-- the two. A course without sessions has no rows.
create function attendance_of_course(course bigint)
returns table (user_id bigint, attendance text, sessions_marked int, sessions_present int) language sql stable
begin atomic
  select d.user_id,
    case
      when count(a.attendance) < count(*) then null
      when count(*) filter (where a.attendance = 'attended') >= least(v.sessions_required::bigint, count(*)) then 'attended'
      when count(*) filter (where a.attendance in ('attended', 'partial')) > 0 then 'partial'
      when count(*) filter (where a.attendance = 'absent') = 0 then 'excused'
      else 'absent' end,
    count(a.attendance)::int, count(*) filter (where a.attendance in ('attended', 'partial'))::int
  from virtual_groups v join virtual_group_delegates d on d.virtual_group_id = v.id
  join virtual_group_sessions s on s.virtual_group_id = v.id
  left join session_attendances a on a.virtual_group_session_id = s.id and a.user_id = d.user_id
  where v.id = course group by d.user_id, v.sessions_required;
end;

update virtual_group_delegates d
  set attendance = r.attendance, sessions_marked = r.sessions_marked, sessions_present = r.sessions_present
  from virtual_groups v, attendance_of_course(v.id) r
  where v.id = d.virtual_group_id and r.user_id = d.user_id and d.attendance is not null;
-- Courses without a session: whoever has a mark keeps it.
update virtual_group_delegates
  set sessions_marked = 1, sessions_present = case when attendance in ('attended', 'partial') then 1 else 0 end
  where attendance is not null and sessions_marked = 0;
