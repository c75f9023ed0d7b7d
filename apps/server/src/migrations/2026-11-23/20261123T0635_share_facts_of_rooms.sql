-- Facts that several rooms read. PostgreSQL inlines these functions, so that a statement gets the plan of its own tables.

-- State of an account as lists show it.
create function account_state(state text, erased_at timestamptz) returns text language sql immutable
return case when erased_at is not null then 'erased' when state = 'disabled' then 'archived'
  when state = 'provisional' then 'invited' else 'active' end;

-- People with an invitation that is valid at this time.
create function invited_at(at timestamptz) returns table (user_id bigint) language sql stable
begin atomic
  select t.user_id from link_tokens t where t.purpose = 'invitation' and t.used_at is null and t.expires_at > at;
end;

-- Open services of which no active admin is a member of the organisation.
create function services_without_admin() returns table (id bigint, group_id bigint, name text) language sql stable
begin atomic
  select s.id, s.group_id, s.name from subgroups s where s.archived_at is null and not exists (
    select from subgroup_managers x join users y on y.id = x.user_id and y.state = 'active'
      join group_members z on z.group_id = x.group_id and z.user_id = x.user_id and z.archived_at is null
    where x.subgroup_id = s.id);
end;

-- Certificates of current members that were not renewed.
create function held_certificates() returns table (group_id bigint, expires_on date) language sql stable
begin atomic
  select c.group_id, c.expires_on from certificates c join group_members m
    on m.group_id = c.group_id and m.user_id = c.user_id and m.archived_at is null and c.state = 'valid';
end;

-- Full courses by the refresher that renews a person's certificate in them, while it expires on this day or later.
create function refreshed_courses(expiring_from date)
returns table (user_id bigint, group_id bigint, refresher_id bigint, product_id bigint, renewal_basis text)
language sql stable
begin atomic
  select c.user_id, c.group_id, k.to_id, x.id, x.renewal_basis from linked_abstract_courses k
    join certificates c on c.product_id = k.from_id and c.product_type = 'abstract_course' and c.state = 'valid'
      and c.expires_on >= expiring_from
    join abstract_courses x on x.id = c.product_id
  where k.kind = 'refresher';
end;

-- Number of unissued seats at which stock is low: the setting, or a tenth of the seats bought in a year, at least five.
create function low_stock_at(set_at integer, bought_in_a_year bigint) returns integer language sql immutable
return coalesce(set_at, greatest(5, ceil(coalesce(bought_in_a_year, 0) / 10.0)))::integer;

-- Whether an order counts as bought in the year before this time.
create function is_bought_in_a_year(state text, ordered_at timestamptz, at timestamptz) returns boolean
language sql stable
return state = 'fulfilled' and ordered_at > at - interval '12 months';
