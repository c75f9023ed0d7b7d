-- What calendars know of a session. Its UID never changes, and the sequence grows when start, end, place or status of the
-- session changes. A UID without "@" is completed with the host name of the site, as in files that were downloaded
-- before this column existed.
alter table virtual_group_sessions
  add column calendar_uid text not null default gen_random_uuid() || '@doselore',
  add column calendar_sequence int not null default 0 check (calendar_sequence >= 0);
update virtual_group_sessions set calendar_uid = 'session-' || virtual_group_id where ordinal = 1;
alter table virtual_group_sessions add unique (calendar_uid);

-- Sessions of a course change their order in one statement.
alter table virtual_group_sessions
  drop constraint virtual_group_sessions_virtual_group_id_ordinal_key,
  add constraint virtual_group_sessions_virtual_group_id_ordinal_key
    unique (virtual_group_id, ordinal) deferrable initially immediate;
