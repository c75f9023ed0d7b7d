-- Everybody, what each member of an organisation holds, and what was lately issued of a key: counted out of an index alone.
create index users_shown_idx on users (id) where not is_demo and merged_into_id is null and state <> 'disabled';
create index licences_live_idx on licences (group_id, user_id) where state in ('issued', 'in_progress');
create index certificates_held_idx on certificates (group_id, user_id) where state = 'valid';
create index licences_issued_key_idx on licences (group_id, product_type, product_id, certificate_months, issued_at)
  where not is_free_retry and deleted_at is null;
