alter table users
  -- From then on the account stands for nobody: what is left is a number, and no statement can give it a name again.
  add column erased_at timestamptz,
  add constraint users_erased_check check (erased_at is null or (
    first_name = 'Erased' and last_name = 'person ' || id::text and email = 'erased-' || id::text || '@erased.invalid'
    and state = 'disabled' and num_nonnulls(username, job_role, registration_number, password_hash) = 0));
create index users_erased_idx on users (id) where erased_at is not null;

-- Files of erased people until a node has deleted them: the row goes in the erasure's transaction, the file after it.
create table erased_files (
  storage_key text primary key,
  user_id bigint not null references users
);
create index erased_files_user_id_idx on erased_files (user_id);
