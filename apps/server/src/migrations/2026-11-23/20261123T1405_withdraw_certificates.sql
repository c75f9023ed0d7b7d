-- Who withdrew a certificate, when, why, and from which day it does not count.
alter table certificates
  add column revoked_at timestamptz,
  add column revoked_from date,
  add column revoked_by bigint references users,
  add column revoke_reason text check (revoke_reason in ('mistake', 'wrong_person', 'result_changed', 'fraud', 'other')),
  add column revoke_note text not null default '';
create index certificates_revoked_by_idx on certificates (revoked_by) where revoked_by is not null;
