-- A module that a site admin has archived stays archived when its package is replaced. One that was missing in a package
-- comes back with the package that has it.
alter table scos add column is_archived_by_hand boolean not null default false;
alter table scos add check (not is_archived_by_hand or archived_at is not null);
