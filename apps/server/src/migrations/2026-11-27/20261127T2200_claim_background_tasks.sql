-- A task that is prepared outside of a transaction is held by a claim instead of a row lock.
alter table background_tasks add column claim uuid;
