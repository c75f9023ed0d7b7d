-- When the certificates of an organisation end, without reading the certificates.
create index certificates_ends_idx on certificates (group_id, expires_on) include (user_id) where state = 'valid';
create index licences_completed_idx on licences (group_id, completed_at) where completed_at is not null;
create index licences_completed_at_idx on licences (completed_at) include (group_id) where completed_at is not null;
-- Invitations that wait are few among accounts that are in use.
create index users_provisional_idx on users (id) where state = 'provisional';
-- Recent changes by admins: learners write most of the trail.
create index audit_events_admin_idx on audit_events (group_id, at desc, id desc) where level not in ('member', 'site');
