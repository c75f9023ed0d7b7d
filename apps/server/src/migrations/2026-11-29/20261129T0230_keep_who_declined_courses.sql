-- Delegates who declined a course, with their note. The row stays when they are invited again.
create table virtual_group_declines (
  virtual_group_id bigint not null references virtual_groups (id) on delete cascade,
  user_id bigint not null references users (id),
  note text not null,
  declined_at timestamptz not null,
  primary key (virtual_group_id, user_id)
);
create index virtual_group_declines_user_id_idx on virtual_group_declines (user_id);

-- The audit trail knows who declined before, and when.
insert into virtual_group_declines (virtual_group_id, user_id, note, declined_at)
select v.id, coalesce(u.merged_into_id, u.id), '', max(e.at) from audit_events e
  join virtual_groups v on e.subject = 'virtual group ' || v.id
  join users u on u.id = e.actor_id
where e.action = 'virtualGroups.decline' group by 1, 2;

update virtual_groups v set close_report = v.close_report || jsonb_build_object('declined',
  (select count(*) from virtual_group_declines n where n.virtual_group_id = v.id and not exists (
    select from virtual_group_delegates d where d.virtual_group_id = n.virtual_group_id and d.user_id = n.user_id)))
where close_report is not null;
