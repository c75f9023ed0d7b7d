-- Certificates and verified external entries that count for a product on a day, with the product that they are of. Finds the
-- products that cover each other first: they are few, and certificates are then found by their product.
create or replace function covers_on(on_day date)
 returns table(user_id bigint, group_id bigint, product_type text, product_id bigint, by_type text, by_id bigint, certificate_id bigint, covered_until date)
 language sql stable
begin atomic
  select f.user_id, f.group_id, p.product_type, p.product_id, f.product_type, f.product_id, f.certificate_id, f.expires_on
  from (
    select 'abstract_course' as product_type, a.id as product_id, 'abstract_course' as by_type, a.id as by_id from abstract_courses a
    union all
    select 'abstract_paper_course', a.id, 'abstract_paper_course', a.id from abstract_paper_courses a
    union all
    select g.product_type, g.product_id, g.by_type, g.by_id from covering_products(on_day) g
  ) p join (
    select c.user_id, c.group_id, c.product_type, c.product_id, c.id as certificate_id, c.expires_on
    from certificates c
    where c.awarded_on <= on_day and (c.expires_on is null or c.expires_on >= on_day)
      and (c.revoked_from is null or c.revoked_from > on_day)
    union all
    select e.user_id, v.group_id, r.product_type, r.product_id, null::bigint, e.expires_on
    from external_course_users e
      join external_course_recognitions r on r.external_course_id = e.external_course_id and r.from_on <= on_day
        and (r.until_on is null or r.until_on > on_day)
      join external_verdicts v on v.entry_id = e.id and v.verdict = 'verified'
        and not exists (select from external_verdicts n where n.entry_id = v.entry_id and n.group_id = v.group_id and n.id > v.id)
    where not exists (select from external_course_users n where n.replaces_id = e.id)
      and e.completed_on <= on_day and (e.expires_on is null or e.expires_on >= on_day)
  ) f on f.product_type = p.by_type and f.product_id = p.by_id;
end;

-- Counting the people of a product reads no certificates.
drop index certificates_product_idx;
create index certificates_product_idx on certificates (product_type, product_id, expires_on)
  include (user_id, group_id, awarded_on, revoked_from);

-- Nor does counting those who wait for a course read licences.
drop index licences_open_product_idx;
create index licences_open_product_idx on licences (product_type, product_id, state)
  include (user_id, group_id, is_free_retry) where state in ('issued', 'in_progress');
