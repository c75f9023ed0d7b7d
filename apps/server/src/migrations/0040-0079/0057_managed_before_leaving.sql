-- What somebody who has left managed there: it comes back with them. Null for current members.
alter table group_members add column managed jsonb;
