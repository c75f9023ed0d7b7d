drop function document_duties(boolean);
drop function document_readers();

-- First day since which a member has belonged to an organisation and fitted the job roles and services that a document
-- chooses, without a break, by the work history. Null without a history. An admin of a service who is not its member
-- has no days there, so only the organisation counts.
create function in_audience_since(of_document bigint, of_group bigint, of_user bigint) returns table (since date)
language sql stable
begin atomic
  -- Spans that follow each other without a day between them are one stay. The last stay of each kind lasts until today.
  select max(n.since) from (
    select max(s.from_on) as since from standing_spans s
    where s.group_id = of_group and s.user_id = of_user and s.retracted_at is null
      and (s.what = 'member' or exists (select from document_audience a where a.document_id = of_document
        and (s.what = 'role' and a.job_role = s.value or s.what = 'service' and a.subgroup_id = s.subgroup_id)))
      and not exists (select from standing_spans p
        where p.group_id = of_group and p.user_id = of_user and p.retracted_at is null and p.what = s.what
          and p.from_on < s.from_on and (p.until_on is null or p.until_on >= s.from_on)
          and (p.what = 'member' or exists (select from document_audience a where a.document_id = of_document
            and (p.what = 'role' and a.job_role = p.value or p.what = 'service' and a.subgroup_id = p.subgroup_id))))
    group by s.what) n;
end;

-- People who may read each document while it is published, and the day since when: the earliest one of their
-- memberships that fit.
create function document_readers() returns table (document_id bigint, user_id bigint, since date)
language sql stable
begin atomic
  select d.id, u.id, (u.created_at at time zone 'UTC')::date from documents d cross join users u
  where d.group_id is null and d.audience = 'everyone' and u.state = 'active'
  union all
  select d.id, m.user_id, min(coalesce((select i.since from in_audience_since(d.id, m.group_id, m.user_id) i),
    (m.joined_at at time zone 'UTC')::date))
  from documents d
  join group_members m on m.group_id = d.group_id or d.group_id is null and d.audience = 'chosen'
  join groups g on g.id = m.group_id
  join users u on u.id = m.user_id
  where m.archived_at is null and g.archived_at is null and u.state = 'active'
    and (d.audience = 'everyone'
      -- One membership has to fit each kind of choice that was made.
      or (not d.is_admins_only
          or exists (select from group_managers x where x.group_id = m.group_id and x.user_id = m.user_id)
          or exists (select from subgroup_managers x where x.group_id = m.group_id and x.user_id = m.user_id))
        and (not exists (select from document_audience a where a.document_id = d.id and a.group_id is not null)
          or exists (select from document_audience a where a.document_id = d.id and a.group_id = m.group_id))
        and (not exists (select from document_audience a where a.document_id = d.id and a.job_role is not null)
          or exists (select from document_audience a where a.document_id = d.id
            and a.job_role = coalesce(m.job_role, u.job_role)))
        and (not exists (select from document_audience a where a.document_id = d.id and a.subgroup_id is not null)
          or exists (select from document_audience a
            join subgroups s on s.id = a.subgroup_id and s.group_id = m.group_id and s.archived_at is null
            where a.document_id = d.id and (
              exists (select from subgroup_members x where x.subgroup_id = s.id and x.user_id = m.user_id)
              or exists (select from subgroup_managers x where x.subgroup_id = s.id and x.user_id = m.user_id)))))
  group by d.id, m.user_id;
end;

-- What each reader of a document has done about the version that asks, since which day it asks them, and by which day.
create function document_duties(is_scanning boolean) returns table (document_id bigint, user_id bigint, version integer,
  opened_at timestamptz, acknowledged_at timestamptz, read_version integer, is_done boolean, due_on date,
  asked_version integer, asked_on date)
language sql stable
begin atomic
  select r.document_id, r.user_id, v.version, x.opened_at, x.acknowledged_at, x.read_version,
    case d.must_read when 'acknowledge' then x.acknowledged_at is not null else x.opened_at is not null end,
    greatest((greatest(d.published_at, v.asked_at) at time zone 'UTC')::date, r.since) + d.due_days,
    v.asked_version, greatest((greatest(d.published_at, v.asked_at) at time zone 'UTC')::date, r.since)
  from document_readers() r
  join documents d on d.id = r.document_id
  left join shown_document_versions(is_scanning) v on v.document_id = d.id
  left join lateral (select min(b.opened_at) as opened_at, min(b.acknowledged_at) as acknowledged_at,
      coalesce(min(b.version) filter (where b.acknowledged_at is not null), max(b.version)) as read_version
    from document_reads b
    where b.document_id = d.id and b.user_id = r.user_id and b.version between v.asked_version and v.version) x on true;
end;
