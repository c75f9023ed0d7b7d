-- Requests for feedback that a delegate got by email: how many, and when the latest was sent.
alter table virtual_group_delegates
  add column feedback_asks smallint not null default 0 check (feedback_asks between 0 and 2),
  add column feedback_asked_at timestamptz,
  add check ((feedback_asks = 0) = (feedback_asked_at is null));

-- How likely the person is to recommend the course, from 0 to 10. Null without an answer.
alter table session_feedback add column would_recommend smallint check (would_recommend between 0 and 10);
