-- Venue of a Pharmacist-led Course. The column place stays: a room, or a place that was typed once.
alter table virtual_groups add column venue_id bigint references venues;
create index virtual_groups_venue_id_idx on virtual_groups (venue_id);
