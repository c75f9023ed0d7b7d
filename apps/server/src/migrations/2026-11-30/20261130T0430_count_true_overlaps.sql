-- A claim says why and by whom a conflict was ignored, whatever the conflict was. Only a claim that truly overlaps another
-- one is left out of the exclusion constraints: a course outside the hours of its trainer stays under them.
alter table time_claims drop constraint time_claims_check1, drop constraint time_claims_check2;
update time_claims c set may_overlap = false where c.may_overlap and not exists (select from time_claims o
  where o.id <> c.id and o.during && c.during and (o.trainer_user_id = c.trainer_user_id or o.venue_id = c.venue_id
    or o.video_account_id = c.video_account_id));
alter table time_claims
  add constraint time_claims_overlap_has_reason check (not may_overlap or override_reason is not null),
  add constraint time_claims_override_has_reason check (override_by is null or override_reason is not null);

-- Courses that were booked over a conflict, of which there are few, for the mark in lists of courses.
create index time_claims_override_idx on time_claims (virtual_group_session_id) where override_reason is not null;
drop index time_claims_may_overlap_idx;

create or replace function course_findings(wall timestamptz)
returns table (virtual_group_id bigint, group_id bigint, subgroup_id bigint, state text, training_start timestamptz,
  "check" text, delegates integer, unmarked integer, meeting_error text)
language sql stable
begin atomic
  select v.id, v.group_id, v.subgroup_id, v.state, v.training_start, f."check", d.delegates, d.unmarked, m.meeting_error
  from virtual_groups v join groups g on g.id = v.group_id
  cross join lateral (select coalesce(v.training_end <= wall, false) as is_over) o
  cross join lateral (select count(*)::int as delegates, (count(*) filter (where e.attendance is null))::int as unmarked
    from virtual_group_delegates e where e.virtual_group_id = v.id) d
  left join lateral (select i.last_error as meeting_error from video_meetings i
    join virtual_group_sessions s on s.id = i.virtual_group_session_id
    where s.virtual_group_id = v.id and i.state = 'failed' and s.training_end > wall order by s.ordinal limit 1) m on true
  cross join lateral (values
    ('no-trainer', not o.is_over and v.trainer_user_id is null),
    -- One of those who lead the course cannot lead it.
    ('trainer-unfit', not o.is_over and exists (select from course_leaders() l where l.virtual_group_id = v.id and (
      not exists (select from trainers r join users u on u.id = r.user_id
        where r.user_id = l.user_id and r.activated_at is not null and r.deactivated_at is null
          and (u.state = 'active' or (v.state = 'draft' and u.state = 'provisional')) and u.archived_at is null)
      or not exists (select from trainer_suitabilities x where x.trainer_user_id = l.user_id
        and x.abstract_course_id = v.abstract_course_id and x.level > 0
        and coalesce(x.valid_until >= v.training_end::date, true))
      or exists (select from trainer_group_compatibilities x where x.trainer_user_id = l.user_id
        and x.group_id = v.group_id and x.kind = 'excluded')))),
    ('cannot-attend', not o.is_over and exists (select from cannot_attend_reports r join course_leaders() l
      on l.virtual_group_id = r.virtual_group_id and l.user_id = r.trainer_user_id
      where r.virtual_group_id = v.id and r.settled_at is null)),
    ('no-place', not o.is_over and v.deliverable_id = 4 and v.venue_id is null and v.place is null
      and (exists (select from virtual_group_sessions s where s.virtual_group_id = v.id and s.place is null)
        or not exists (select from virtual_group_sessions s where s.virtual_group_id = v.id))),
    ('venue-excluded', not o.is_over and exists (select from venues ve left join venue_excluded_groups x
      on x.venue_id = ve.id and x.group_id = v.group_id
      where ve.id = v.venue_id and (ve.archived_at is not null or ve.group_id <> v.group_id or x.venue_id is not null))),
    ('no-link', not o.is_over and v.deliverable_id = 3 and v.meeting_url is null
      and (v.video_account_id is null or m.meeting_error is not null)),
    ('double-booked', not o.is_over and exists (select from time_claims t join virtual_group_sessions s
      on s.id = t.virtual_group_session_id where s.virtual_group_id = v.id and t.override_reason is not null)),
    ('over-full', d.delegates > v.delegate_places_allowed),
    -- A week before the start.
    ('below-minimum', not o.is_over and d.delegates < v.minimum_delegates and v.training_start <= wall + interval '7 days'),
    -- From 2 weeks before the start: people without a licence for the course, against the seats of its pool and of the pot.
    ('seats-short', v.training_start <= wall + interval '14 days' and
      (select count(*) from virtual_group_delegates e where e.virtual_group_id = v.id
        and not exists (select from licences l where l.user_id = e.user_id and l.group_id = v.group_id
          and l.product_type = 'abstract_course' and l.product_id = v.abstract_course_id and l.deleted_at is null
          and case when l.virtual_group_id is null then l.state in ('issued', 'in_progress')
            else l.virtual_group_id = v.id and l.state not in ('reclaimed', 'revoked') end)
        and e.licence_waiver is null and coalesce(e.attendance in ('attended', 'partial'), true))
      > (select coalesce(sum(a.available), 0) from licence_accounts a where a.group_id = v.group_id
        and a.product_type = 'abstract_course' and a.product_id = v.abstract_course_id
        and a.certificate_months = v.certificate_months
        and (a.kind = 'POT' or (a.kind = 'VGPOOL' and a.place_id = v.id)))),
    ('seat-pending', exists (select from licence_requests r where r.virtual_group_id = v.id
      and r.state in ('pending', 'part_fulfilled'))),
    ('register-late', o.is_over and d.unmarked > 0),
    -- A week after the end.
    ('close-late', o.is_over and d.unmarked = 0 and v.training_end <= wall - interval '7 days'),
    ('organisation-archived', g.archived_at is not null)
  ) f ("check", is_found)
  where f.is_found and v.state not in ('closed', 'cancelled') and not (v.state = 'draft' and o.is_over);
end;
