-- Links, refreshers and their reports count valid certificates of a product. They read this index instead of the wide rows
-- with what each certificate prints, and look up the few disabled accounts without reading everybody.
create index certificates_valid_product_idx on certificates (product_type, product_id, expires_on)
  include (user_id, group_id) where state = 'valid';
create index users_disabled_idx on users (id) where state = 'disabled';
