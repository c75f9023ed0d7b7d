-- How courses belong together. Rows are never deleted: ending a link sets its last day, so that earlier days can be asked
-- for. A link holds from `from_on` to the day before `until_on`.
-- `equivalent` and `bundled` are sets: each product but one points to the one (`to_id`) that stands for its set.
create table product_links (
  id bigint generated always as identity primary key,
  from_type text not null check (from_type in ('abstract_course', 'abstract_paper_course')),
  from_id bigint not null,
  to_type text not null check (to_type in ('abstract_course', 'abstract_paper_course')),
  to_id bigint not null,
  kind text not null check (kind in ('equivalent', 'covers', 'refresher', 'prerequisite', 'bundled')),
  from_on date not null,
  until_on date,
  -- Null for links that are older than the audit trail.
  made_by bigint references users,
  made_at timestamptz not null,
  ended_by bigint references users,
  ended_at timestamptz,
  check ((from_type, from_id) <> (to_type, to_id)),
  check (until_on >= from_on),
  check ((until_on is null) = (ended_at is null))
);
create index product_links_from_idx on product_links (from_type, from_id);
create index product_links_to_idx on product_links (to_type, to_id);
create index product_links_made_by_idx on product_links (made_by);
create index product_links_ended_by_idx on product_links (ended_by);
create unique index product_links_pair_key on product_links (kind, from_type, from_id, to_type, to_id) where until_on is null;
-- A product is in one set of a kind.
create unique index product_links_set_key on product_links (kind, from_type, from_id)
  where until_on is null and kind in ('equivalent', 'bundled');
-- One refresher for a course, and one course for a refresher: whoever completes it knows what it renews.
create unique index product_links_refresher_key on product_links (from_type, from_id) where until_on is null and kind = 'refresher';
create unique index product_links_refreshed_key on product_links (to_type, to_id) where until_on is null and kind = 'refresher';

-- A refresher holds since the event that linked it, or else since its younger course was made.
insert into product_links (from_type, from_id, to_type, to_id, kind, from_on, made_by, made_at)
select 'abstract_course', k.from_id, 'abstract_course', k.to_id, k.kind,
  (coalesce(e.at, greatest(f.created_at, t.created_at)) at time zone 'UTC')::date, e.actor_id,
  coalesce(e.at, greatest(f.created_at, t.created_at))
from linked_abstract_courses k join abstract_courses f on f.id = k.from_id join abstract_courses t on t.id = k.to_id
left join lateral (select a.at, a.actor_id from audit_events a
  where a.family = 'courses' and a.action = 'courses.refresher'
    and a.subject in (select 'course ' || c.id from courses c where c.abstract_course_id = k.from_id)
    and a.changes -> 'refresher' ->> 1 in (select c.id::text from courses c where c.abstract_course_id = k.to_id)
  order by a.id desc limit 1) e on true
order by k.from_id;

-- Full courses by the refresher that renews a person's certificate in them, while it expires on this day or later.
drop function refreshed_courses;
create function refreshed_courses(expiring_from date)
returns table (user_id bigint, group_id bigint, refresher_type text, refresher_id bigint, product_type text, product_id bigint,
  renewal_basis text)
language sql stable
begin atomic
  select c.user_id, c.group_id, k.to_type, k.to_id, c.product_type, c.product_id, coalesce(o.renewal_basis, p.renewal_basis)
  from product_links k
    join certificates c on c.product_id = k.from_id and c.product_type = k.from_type and c.state = 'valid'
      and c.expires_on >= expiring_from
    left join abstract_courses o on c.product_type = 'abstract_course' and o.id = c.product_id
    left join abstract_paper_courses p on c.product_type = 'abstract_paper_course' and p.id = c.product_id
  where k.kind = 'refresher' and k.until_on is null;
end;
drop table linked_abstract_courses;

-- Products, with every other product whose certificates count for them on a day: their equivalents, and products that cover
-- them, over any number of links.
create function covering_products(on_day date)
returns table (product_type text, product_id bigint, by_type text, by_id bigint) language sql stable
begin atomic
  with recursive steps as (
    select k.to_type as product_type, k.to_id as product_id, k.from_type as by_type, k.from_id as by_id from product_links k
    where k.kind in ('equivalent', 'covers') and k.from_on <= on_day and (k.until_on is null or k.until_on > on_day)
    union all
    select k.from_type, k.from_id, k.to_type, k.to_id from product_links k
    where k.kind = 'equivalent' and k.from_on <= on_day and (k.until_on is null or k.until_on > on_day)
  ), reached as (
    select s.product_type, s.product_id, s.by_type, s.by_id from steps s
    union
    select r.product_type, r.product_id, s.by_type, s.by_id from reached r
      join steps s on s.product_type = r.by_type and s.product_id = r.by_id
  )
  select r.product_type, r.product_id, r.by_type, r.by_id from reached r
  where (r.product_type, r.product_id) <> (r.by_type, r.by_id);
end;

-- Certificates that count for a product on a day: those of the product itself and of covering products that are in force on
-- this day, superseded or not, and not withdrawn by then. External entries count here once external courses are recognised as products.
create function covers_on(on_day date)
returns table (user_id bigint, group_id bigint, product_type text, product_id bigint, by_type text, by_id bigint,
  certificate_id bigint, covered_until date) language sql stable
begin atomic
  select c.user_id, c.group_id, c.product_type, c.product_id, c.product_type, c.product_id, c.id, c.expires_on
  from certificates c
  where c.awarded_on <= on_day and (c.expires_on is null or c.expires_on >= on_day)
    and (c.revoked_from is null or c.revoked_from > on_day)
  union all
  select c.user_id, c.group_id, p.product_type, p.product_id, c.product_type, c.product_id, c.id, c.expires_on
  from covering_products(on_day) p join certificates c on c.product_type = p.by_type and c.product_id = p.by_id
  where c.awarded_on <= on_day and (c.expires_on is null or c.expires_on >= on_day)
    and (c.revoked_from is null or c.revoked_from > on_day);
end;

-- Products to finish before a person can start a product on a day: those that its links require and nothing covers.
create function missing_prerequisites(for_user bigint, for_group bigint, for_type text, for_id bigint, on_day date)
returns table (link_id bigint, product_type text, product_id bigint) language sql stable
begin atomic
  select k.id, k.from_type, k.from_id from product_links k
  where k.kind = 'prerequisite' and k.to_type = for_type and k.to_id = for_id
    and k.from_on <= on_day and (k.until_on is null or k.until_on > on_day)
    and not exists (select from covers_on(on_day) v where v.user_id = for_user and v.group_id = for_group
      and v.product_type = k.from_type and v.product_id = k.from_id);
end;

-- Lists of links and refreshers look for the certificates of a product.
create index certificates_product_idx on certificates (product_type, product_id, expires_on);
-- Cover also counts certificates that were superseded.
create index certificates_user_id_idx on certificates (user_id);
