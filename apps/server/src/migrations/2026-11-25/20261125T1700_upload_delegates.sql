-- Lists of people for a Pharmacist-led Course: they become members and delegates.
alter table imports add column virtual_group_id bigint references virtual_groups on delete cascade;
alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check check (kind in ('new', 'edit', 'delegates'));
alter table imports add constraint imports_course_check check ((kind = 'delegates') = (virtual_group_id is not null));
create index imports_virtual_group_id_idx on imports (virtual_group_id);
