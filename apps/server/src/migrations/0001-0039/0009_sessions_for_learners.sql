-- What a delegate is told about a session.
alter table virtual_groups add column meeting_url text check (meeting_url ~ '^https://');
alter table virtual_groups add column what_to_bring text;
