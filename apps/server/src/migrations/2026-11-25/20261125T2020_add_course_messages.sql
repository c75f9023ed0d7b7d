-- Messages that the delegates of a course got by email.
create table course_messages (
  id bigint generated always as identity primary key,
  virtual_group_id bigint not null references virtual_groups on delete cascade,
  sent_by bigint not null references users,
  body text not null check (length(body) <= 2000),
  recipients int not null check (recipients > 0),
  sent_at timestamptz not null
);
create index course_messages_virtual_group_id_idx on course_messages (virtual_group_id, sent_at);
create index course_messages_sent_by_idx on course_messages (sent_by);
