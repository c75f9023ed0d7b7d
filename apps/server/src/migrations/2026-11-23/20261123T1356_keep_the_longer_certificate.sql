-- A certificate that ends earlier than the one on file is stored as superseded by it, whichever was awarded first.
alter table certificates
  add column superseded_by_id bigint references certificates,
  add column superseded_at timestamptz;
create index certificates_superseded_by_id_idx on certificates (superseded_by_id) where superseded_by_id is not null;
update certificates c set superseded_by_id = n.id, superseded_at = n.created_at
from certificates n where n.supersedes_id = c.id and c.state = 'superseded';
