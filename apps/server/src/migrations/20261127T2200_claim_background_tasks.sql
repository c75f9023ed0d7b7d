-- Claim of a task that is prepared outside of a transaction. The claim replaces a row lock.
alter table background_tasks add column claim uuid;
