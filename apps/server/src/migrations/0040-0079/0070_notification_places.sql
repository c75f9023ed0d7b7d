-- The organisation, and perhaps the service, of a notification: only people who may look after it see the row.
alter table notifications
  add column code text not null default '',
  add column group_id bigint references groups,
  add column subgroup_id bigint references subgroups;

-- Older notifications: the organisation in their address, or that of the session in their address.
update notifications n set group_id = g.id
  from groups g
  where g.id = substring(n.action_url from '^/(?:group-admin|subgroup-admin|site-admin/groups)/(\d{1,15})')::bigint;
update notifications n set subgroup_id = s.id
  from subgroups s
  where s.group_id = n.group_id
    and s.id = substring(n.action_url from '^/subgroup-admin/\d{1,15}/(\d{1,15})')::bigint;
update notifications n set group_id = v.group_id
  from virtual_groups v
  where n.group_id is null and v.id = substring(n.action_url from '^/trainers/(\d{1,15})')::bigint;

-- Older notifications without one in their address: the only organisation that the recipient looks after. The rest stays
-- empty, and only site admins see it.
update notifications n set group_id = o.group_id
  from (
    select user_id, min(group_id) as group_id from (
      select user_id, group_id from group_managers
      union select m.user_id, s.group_id from subgroup_managers m join subgroups s on s.id = m.subgroup_id
      union select trainer_user_id, group_id from virtual_groups where trainer_user_id is not null
    ) looked_after
    group by user_id having count(*) = 1
  ) o
  where n.group_id is null and n.tag <> 'Question' and o.user_id = n.user_id;

create index notifications_group_idx on notifications (group_id);
create index notifications_subgroup_idx on notifications (subgroup_id);
