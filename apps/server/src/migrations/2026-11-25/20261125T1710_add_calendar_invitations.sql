-- What the calendars of delegates and trainers were told, one row for each session and person. A row stays when its session
-- is deleted, because the person still has to be told.
create table calendar_invitations (
  virtual_group_id bigint not null references virtual_groups on delete cascade,
  calendar_uid text not null,
  user_id bigint not null references users,
  -- Address that the last message went to.
  email text not null,
  sequence_sent int not null check (sequence_sent >= 0),
  -- What the event said, without its sequence. A message is sent when it differs.
  digest bytea not null,
  state text not null check (state in ('current', 'cancelled')),
  -- Wall clock and title of the event, which a cancellation repeats.
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  title text not null,
  sent_at timestamptz not null,
  primary key (calendar_uid, user_id)
);
create index calendar_invitations_virtual_group_id_idx on calendar_invitations (virtual_group_id);
create index calendar_invitations_user_id_idx on calendar_invitations (user_id);

alter table outbox_messages
  add column calendar_method text check (calendar_method in ('REQUEST', 'CANCEL', 'PUBLISH')),
  add column calendar_body text,
  add check ((calendar_method is null) = (calendar_body is null));
