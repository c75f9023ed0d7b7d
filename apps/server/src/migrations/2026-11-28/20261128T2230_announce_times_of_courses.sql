-- `announced`: an email or a notification named these times, and no calendar has them yet. The sequence is then -1, unless
-- a calendar had the event before.
alter table calendar_invitations
  drop constraint calendar_invitations_state_check,
  add constraint calendar_invitations_state_check check (state in ('announced', 'current', 'cancelled')),
  drop constraint calendar_invitations_sequence_sent_check,
  add constraint calendar_invitations_sequence_sent_check check (sequence_sent >= -1),
  -- True while a person has not been told that their acceptance no longer counts, because the times have changed.
  add column acceptance_ended boolean not null default false;

-- Start of the course, as the person who waits was last told. Null until they know of the course.
alter table waiting_list_entries add column told_start timestamptz;
update waiting_list_entries w set told_start = v.training_start from virtual_groups v
  where v.id = w.virtual_group_id and v.state <> 'draft';
