-- The licence that attendance completed: its certificate is the one for this session.
alter table virtual_group_delegates add column licence_id bigint references licences;
create index virtual_group_delegates_licence_id_idx on virtual_group_delegates (licence_id);
