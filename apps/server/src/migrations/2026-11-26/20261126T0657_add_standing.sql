-- Role in an organisation, where it differs from the person's own.
alter table group_members add column job_role text;

-- First day of which the records of an organisation say for certain who worked where.
alter table groups add column standing_since date not null default (now() at time zone 'UTC')::date;

-- Who stood where, in which role, from when to when, and when that was known. Rows are only added: what changes is when
-- a row is known to have ended, and when it stopped being believed.
create table standing_spans (
  id bigint generated always as identity primary key,
  group_id bigint not null references groups,
  user_id bigint not null references users,
  what text not null check (what in ('member', 'service', 'role', 'registration')),
  subgroup_id bigint references subgroups,
  -- Job role or registration number. Null for the other kinds, and after an erasure.
  value text,
  -- It was so on each day from the first to the day before the second.
  from_on date not null,
  until_on date,
  recorded_at timestamptz not null,
  recorded_by bigint references users,
  retracted_at timestamptz,
  -- Merge that retracted the row. Undoing the merge reads it.
  retracted_in bigint references merges,
  reason text,
  is_backfilled boolean not null default false,
  check (until_on > from_on),
  check (retracted_at >= recorded_at),
  check ((what = 'service') = (subgroup_id is not null))
);
create unique index standing_spans_open_key on standing_spans (group_id, user_id, what, coalesce(subgroup_id, 0))
  where until_on is null and retracted_at is null;
create index standing_spans_group_id_idx on standing_spans (group_id, user_id);
create index standing_spans_user_id_idx on standing_spans (user_id);
create index standing_spans_subgroup_id_idx on standing_spans (subgroup_id) where subgroup_id is not null;
create index standing_spans_recorded_by_idx on standing_spans (recorded_by) where recorded_by is not null;
create index standing_spans_retracted_in_idx on standing_spans (retracted_in) where retracted_in is not null;

-- The same facts as the tables of today have them. A member of an archived organisation stays one.
create function present_standing()
returns table (group_id bigint, user_id bigint, what text, subgroup_id bigint, value text) language sql stable as $$
  select m.group_id, m.user_id, 'member' as what, null::bigint as subgroup_id, null::text as value
    from group_members m where m.archived_at is null
  union all
  select m.group_id, m.user_id, 'service', n.subgroup_id, null
    from group_members m join subgroup_members n on n.group_id = m.group_id and n.user_id = m.user_id
    join subgroups s on s.id = n.subgroup_id where m.archived_at is null and s.archived_at is null
  union all
  select m.group_id, m.user_id, 'role', null, coalesce(m.job_role, u.job_role)
    from group_members m join users u on u.id = m.user_id
    where m.archived_at is null and coalesce(m.job_role, u.job_role) is not null
  union all
  select m.group_id, m.user_id, 'registration', null, u.registration_number
    from group_members m join users u on u.id = m.user_id
    where m.archived_at is null and u.registration_number is not null
$$;

-- Works out spans of memberships that have none, from the memberships and the audit trail: of one organisation, or of all.
-- The trail names archived and restored members and changed roles, but not who joined or left a service.
create function backfill_standing(known_at timestamptz, of_group bigint default null) returns void
language plpgsql as $$
begin
  insert into standing_spans (group_id, user_id, what, subgroup_id, value, from_on, until_on, recorded_at, is_backfilled)
  with bare as materialized (
    select m.*, 'user ' || m.user_id as subject, u.job_role as own_role, u.registration_number
    from group_members m join users u on u.id = m.user_id
    where (of_group is null or m.group_id = of_group)
      and not exists (select from standing_spans x where x.group_id = m.group_id and x.user_id = m.user_id)
  ), marks as (
    select group_id, user_id, joined_at as at, 'start' as mark from bare
    union all select group_id, user_id, archived_at, 'end' from bare where archived_at is not null
    union all select b.group_id, b.user_id, e.at, case e.action when 'members.archive' then 'end' else 'start' end
      from bare b join audit_events e on e.subject = b.subject and e.group_id = b.group_id and e.at > b.joined_at
      where e.action in ('members.archive', 'members.restore', 'members.addExisting')
  ), turns as (
    select *, lag(mark) over (partition by group_id, user_id order by at, mark) as before from marks
  ), ends as (
    select *, lead(at) over (partition by group_id, user_id order by at, mark) as end_at
    from turns where before is distinct from mark
  ), periods as (
    select *, row_number() over (partition by group_id, user_id order by at desc) = 1 as is_last
    from ends where mark = 'start'
  ), members as materialized (
    -- The last period ends when, and only when, the person is no member today.
    select b.*, (p.at at time zone 'UTC')::date as from_on, (case
        when p.is_last and b.archived_at is null then null
        else coalesce(p.end_at, b.archived_at) end at time zone 'UTC')::date as until_on
    from bare b join periods p using (group_id, user_id)
  ), changes as materialized (
    select e.personal_user_id as user_id, e.at, e.personal -> 'job_role' ->> 0 as before,
      e.personal -> 'job_role' ->> 1 as after
    from (select distinct user_id from bare) b join audit_events e on e.personal_user_id = b.user_id
    where e.personal ? 'job_role' and e.action in ('members.change', 'users.change')
  ), roles as (
    select user_id, after as value, (at at time zone 'UTC')::date as from_on,
      (lead(at) over (partition by user_id order by at) at time zone 'UTC')::date as until_on from changes
    union all (select distinct on (user_id) user_id, before, date '-infinity', (at at time zone 'UTC')::date
      from changes order by user_id, at)
    union all select distinct b.user_id, null, date '-infinity', null::date
      from bare b where not exists (select from changes c where c.user_id = b.user_id)
  ), facts as (
    select group_id, user_id, 'member' as what, null::bigint as subgroup_id, null as value, from_on, until_on from members
    union all select m.group_id, m.user_id, 'service', n.subgroup_id, null, m.from_on,
        least(m.until_on, (s.archived_at at time zone 'UTC')::date)
      from members m join subgroup_members n on n.group_id = m.group_id and n.user_id = m.user_id
      join subgroups s on s.id = n.subgroup_id
    -- The role of today ends the list, whatever the trail says of its last change.
    union all select m.group_id, m.user_id, 'role', null,
        case when r.until_on is null then coalesce(m.job_role, m.own_role) else r.value end,
        greatest(m.from_on, r.from_on), least(m.until_on, r.until_on)
      from members m join roles r on r.user_id = m.user_id
    union all select group_id, user_id, 'registration', null, registration_number, from_on, until_on
      from members where registration_number is not null
  )
  select group_id, user_id, what, subgroup_id, value, from_on, until_on, known_at, true from facts
  where (until_on is null or until_on > from_on) and (what <> 'role' or value is not null);
end $$;

select backfill_standing(now());
