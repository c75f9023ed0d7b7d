-- What people ask the pharmacist; kept for twelve months.
create table pharmacist_questions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  name text not null check (char_length(name) between 1 and 255),
  question text not null check (char_length(question) between 1 and 512),
  asked_at timestamptz not null default now()
);
create index pharmacist_questions_user_id_idx on pharmacist_questions (user_id, asked_at);
create index pharmacist_questions_asked_at_idx on pharmacist_questions (asked_at);

create table notifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  -- One without title, tag or body can be kept, but is neither counted nor shown.
  title text,
  tag text,
  body text,
  -- An address of our own, such as `/group-admin/1/licences`.
  action_url text,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notifications_user_id_idx on notifications (user_id, created_at);
create index notifications_unread_idx on notifications (user_id) where read_at is null;
