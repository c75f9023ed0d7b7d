-- When a virtual group was closed or cancelled, why it was cancelled, and what closing it came to.
alter table virtual_groups
  add column ended_at timestamptz,
  add column end_reason text not null default '',
  add column close_report jsonb;

-- Why somebody who attended was left without a licence when the virtual group was closed.
alter table virtual_group_delegates add column licence_waiver text;

-- A virtual group that no service owns asks for itself.
alter table licence_requests
  alter column subgroup_id drop not null,
  add constraint licence_requests_asker_check check (subgroup_id is not null or virtual_group_id is not null);
drop index licence_requests_pending_key;
create unique index licence_requests_pending_key on licence_requests
  (coalesce(subgroup_id, 0), product_type, product_id, certificate_months, coalesce(virtual_group_id, 0))
  where state = 'pending';
