-- The history of codes also holds those of an organisation itself.
alter table subgroup_codes
  alter column subgroup_id drop not null,
  drop constraint subgroup_codes_kind_check,
  -- `hq`: the ODS code of the head office, and the only one without a service.
  add constraint subgroup_codes_kind_check check (kind in ('ods', 'premises', 'hq')),
  add constraint subgroup_codes_place_check check ((kind = 'hq') = (subgroup_id is null));
create index subgroup_codes_hq_idx on subgroup_codes (group_id, holds_from) where kind = 'hq';

-- What a service had before anything was noted about it, as the audit trail of its first change says.
insert into subgroup_codes (group_id, subgroup_id, kind, code, holds_from)
  select s.group_id, s.id, k.kind, f.code, least(s.created_at::date, (select min(c.holds_from) - 1 from subgroup_codes c
    where c.subgroup_id = s.id and c.kind = k.kind))
  from subgroups s
  cross join (values ('ods', 'ods_code'), ('premises', 'premises_number')) k (kind, field)
  cross join lateral (select e.changes -> k.field ->> 0 as code from audit_events e
    where e.subject = 'subgroup ' || s.id and e.action = 'subgroups.change' and e.changes -> k.field is not null
    order by e.id limit 1) f
  where f.code is not null
    and not exists (select from subgroup_codes c where c.subgroup_id = s.id and c.kind = k.kind and c.code = f.code);

-- What came another way than by the form, such as from the seed, holds since its place is there.
insert into subgroup_codes (group_id, subgroup_id, kind, code, holds_from)
  select s.group_id, s.id, k.kind, k.code, s.created_at::date
  from subgroups s
  cross join lateral (values ('ods', s.ods_code), ('premises', s.premises_number)) k (kind, code)
  where k.code is not null
    and not exists (select from subgroup_codes c where c.subgroup_id = s.id and c.kind = k.kind);
insert into subgroup_codes (group_id, subgroup_id, kind, code, holds_from)
  select id, null, 'hq', hq_code, created_at::date from groups where hq_code is not null;

-- An ODS code names one place. Of two open services of an organisation the older keeps it; the history of the other
-- says that it had it, and until when.
with twice as (
  select id, ods_code, row_number() over (partition by group_id, ods_code order by created_at, id) as nth
  from subgroups where archived_at is null and ods_code is not null
), given_up as (
  update subgroups s set ods_code = null from twice t where t.id = s.id and t.nth > 1
    returning s.id, s.group_id, t.ods_code as had
), told as (
  insert into audit_events (level, action, subject, group_id, changes)
    select 'site', 'subgroups.change', 'subgroup ' || id, group_id, jsonb_build_object('ods_code', jsonb_build_array(had, null))
    from given_up
)
insert into subgroup_codes (group_id, subgroup_id, kind, code, holds_from)
  select group_id, id, 'ods', null, current_date from given_up;
create unique index subgroups_ods_code_key on subgroups (group_id, ods_code)
  where archived_at is null and ods_code is not null;
