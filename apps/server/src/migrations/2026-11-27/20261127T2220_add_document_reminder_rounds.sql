-- Reminders that an admin sends to readers of a document, which a background task writes for some people at a time, in the
-- order of their ids.
create table document_reminder_rounds (
  id bigint generated always as identity primary key,
  document_id bigint not null references documents,
  -- Chosen people. Null for everyone who has not read it, and once the round is finished.
  user_ids bigint[],
  asked_by bigint not null references users,
  asked_at timestamptz not null,
  -- People who could be reminded when it was asked for, and people who got an email until now.
  total integer not null check (total > 0),
  sent integer not null default 0,
  last_user_id bigint not null default 0,
  finished_at timestamptz,
  has_failed boolean not null default false
);
-- One round of a document at a time.
create unique index document_reminder_rounds_running_key on document_reminder_rounds (document_id)
  where finished_at is null;
create index document_reminder_rounds_document_id_idx on document_reminder_rounds (document_id, id);
create index document_reminder_rounds_asked_by_idx on document_reminder_rounds (asked_by);
