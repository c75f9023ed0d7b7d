-- Certificates that count for a product on a day, and external entries like them: an entry that an organisation has verified
-- counts there as a certificate of each product that its course is recognised as on this day. Entries have no certificate_id.
create or replace function covers_on(on_day date)
returns table (user_id bigint, group_id bigint, product_type text, product_id bigint, by_type text, by_id bigint,
  certificate_id bigint, covered_until date) language sql stable
begin atomic
  select f.user_id, f.group_id, p.product_type, p.product_id, f.product_type, f.product_id, f.certificate_id, f.expires_on
  from (
    select c.user_id, c.group_id, c.product_type, c.product_id, c.id as certificate_id, c.expires_on
    from certificates c
    where c.awarded_on <= on_day and (c.expires_on is null or c.expires_on >= on_day)
      and (c.revoked_from is null or c.revoked_from > on_day)
    union all
    select e.user_id, v.group_id, r.product_type, r.product_id, null, e.expires_on
    from external_course_users e
      join external_course_recognitions r on r.external_course_id = e.external_course_id
        and r.from_on <= on_day and (r.until_on is null or r.until_on > on_day)
      join external_verdicts v on v.entry_id = e.id and v.verdict = 'verified'
        and not exists (select from external_verdicts n where n.entry_id = v.entry_id and n.group_id = v.group_id and n.id > v.id)
    where not exists (select from external_course_users n where n.replaces_id = e.id) and e.completed_on <= on_day and (e.expires_on is null or e.expires_on >= on_day)
  ) f
  join lateral (
    select f.product_type, f.product_id
    union all
    select g.product_type, g.product_id from covering_products(on_day) g
    where g.by_type = f.product_type and g.by_id = f.product_id
  ) p on true;
end;
