-- What ended when a member left: places at courses to come, waiting-list entries, organiser duties and unstarted
-- licences. Restoring the member gives back what is still free.
alter table group_members add column ended jsonb;
