-- Last day of a member, as a staff list gave it, while the day is still to come. It archives nobody.
alter table group_members add column leaves_on date;
