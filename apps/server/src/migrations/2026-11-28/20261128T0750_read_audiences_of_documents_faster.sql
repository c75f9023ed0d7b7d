-- The rule of migration 20261127T2230, read with one look at the spans of a membership instead of one for each span. A
-- span begins a new stay when all earlier ones of its kind have ended before it.
create or replace function in_audience_since(of_document bigint, of_group bigint, of_user bigint)
returns table (since date)
language sql stable
begin atomic
  select max(n.from_on) filter (where n.earlier_until is null or n.earlier_until < n.from_on) from (
    select s.from_on, max(coalesce(s.until_on, 'infinity')) over (
        partition by s.what order by s.from_on rows between unbounded preceding and 1 preceding) as earlier_until
    from standing_spans s
    where s.group_id = of_group and s.user_id = of_user and s.retracted_at is null
      and (s.what = 'member' or exists (select from document_audience a where a.document_id = of_document
        and (s.what = 'role' and a.job_role = s.value or s.what = 'service' and a.subgroup_id = s.subgroup_id)))) n;
end;

-- One row when a membership fits what a document with chosen readers asks for: one membership has to fit each kind of
-- choice that was made.
create function fits_audience(of_document bigint, is_admins_only boolean, of_group bigint, of_user bigint, of_role text)
returns table (is_fitting boolean)
language sql stable
begin atomic
  select true
  where (not is_admins_only
      or exists (select from group_managers x where x.group_id = of_group and x.user_id = of_user)
      or exists (select from subgroup_managers x where x.group_id = of_group and x.user_id = of_user))
    and (not exists (select from document_audience a where a.document_id = of_document and a.group_id is not null)
      or exists (select from document_audience a where a.document_id = of_document and a.group_id = of_group))
    and (not exists (select from document_audience a where a.document_id = of_document and a.job_role is not null)
      or exists (select from document_audience a where a.document_id = of_document and a.job_role = of_role))
    and (not exists (select from document_audience a where a.document_id = of_document and a.subgroup_id is not null)
      or exists (select from document_audience a
        join subgroups s on s.id = a.subgroup_id and s.group_id = of_group and s.archived_at is null
        where a.document_id = of_document and (
          exists (select from subgroup_members x where x.subgroup_id = s.id and x.user_id = of_user)
          or exists (select from subgroup_managers x where x.subgroup_id = s.id and x.user_id = of_user))));
end;

-- The same people as before, in three parts: documents of the site for everyone, documents of an organisation, and
-- documents of the site for chosen people. Each part finds its own memberships, so that those of one organisation are
-- found by an index.
create or replace function document_readers() returns table (document_id bigint, user_id bigint, since date)
language sql stable
begin atomic
  select d.id, u.id, (u.created_at at time zone 'UTC')::date from documents d cross join users u
  where d.group_id is null and d.audience = 'everyone' and u.state = 'active'
  union all
  select d.id, m.user_id, coalesce((select i.since from in_audience_since(d.id, m.group_id, m.user_id) i),
    (m.joined_at at time zone 'UTC')::date)
  from documents d
  join group_members m on m.group_id = d.group_id
  join groups g on g.id = m.group_id
  join users u on u.id = m.user_id
  left join lateral fits_audience(d.id, d.is_admins_only, m.group_id, m.user_id, coalesce(m.job_role, u.job_role)) f
    on true
  where m.archived_at is null and g.archived_at is null and u.state = 'active'
    and (d.audience = 'everyone' or f.is_fitting)
  union all
  select d.id, m.user_id, min(coalesce((select i.since from in_audience_since(d.id, m.group_id, m.user_id) i),
    (m.joined_at at time zone 'UTC')::date))
  from documents d
  cross join group_members m
  join groups g on g.id = m.group_id
  join users u on u.id = m.user_id
  cross join lateral fits_audience(d.id, d.is_admins_only, m.group_id, m.user_id, coalesce(m.job_role, u.job_role)) f
  where d.group_id is null and d.audience = 'chosen' and m.archived_at is null and g.archived_at is null
    and u.state = 'active'
  group by d.id, m.user_id;
end;
