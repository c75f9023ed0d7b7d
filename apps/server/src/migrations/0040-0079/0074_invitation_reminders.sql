-- When the person was reminded of an expired invitation; at most once.
alter table users add column invitation_reminded_at timestamptz;
create index users_not_set_up_idx on users (created_at) where state = 'provisional';
