-- Reminders of a course that were sent, or that an announcement has made unnecessary. `about` is the moment in wall clock
-- that a reminder is about: the first start, the last end or the deadline. A new date is another moment.
create table course_reminders (
  virtual_group_id bigint not null references virtual_groups on delete cascade,
  kind text not null check (kind in ('start', 'minimum', 'register', 'assessment')),
  about timestamptz not null,
  -- Days before that moment, or after it for open registers.
  step int not null check (step >= 0),
  recorded_at timestamptz not null,
  primary key (virtual_group_id, kind, about, step)
);
