-- What a certificate says beside its holder, as it was when the certificate was issued. Renaming or merging an
-- organisation changed the certificates that it had issued. Earlier certificates keep the name of today.
alter table certificates add column printed jsonb;
update certificates c
set printed = jsonb_build_object('drawing', 1, 'organisation', g.name, 'is_backfilled', true)
from groups g where g.id = c.group_id;
alter table certificates alter column printed set not null;
