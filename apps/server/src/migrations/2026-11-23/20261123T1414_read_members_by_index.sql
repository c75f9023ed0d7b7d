-- Counts over all members read these indexes in the order of organisations and people instead of hashing whole tables.
create index group_members_current_idx on group_members (group_id, user_id) where archived_at is null;
drop index certificates_held_idx;
create index certificates_held_idx on certificates (group_id, user_id) include (expires_on) where state = 'valid';

-- The list of people in the order of names, with its usual filters. An index answers a far page without the table only
-- where it includes the columns of its expressions.
create index users_listed_idx on users (lower(last_name), lower(first_name), id) include (last_name, first_name)
  where state <> 'disabled' and not is_demo and merged_into_id is null;
