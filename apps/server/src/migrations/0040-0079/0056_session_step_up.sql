-- When the person behind a session last typed the password again; the login itself is `created_at`.
alter table sessions add column stepped_up_at timestamptz;
