-- The list of people in the order of their accounts, with its usual filters, from either end.
create index users_created_listed_idx on users (created_at, id)
  where state <> 'disabled' and not is_demo and merged_into_id is null;
