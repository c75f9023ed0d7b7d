/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': [
    '/site-admin/groups/5/historic-virtual-group/info/8',
    '/site-admin/groups/1/virtual-groups/3/members',
    '/site-admin/groups/1/virtual-groups/1/membership',
    '/site-admin/groups/1/subgroups/1/historic-virtual-group/info/12',
    '/site-admin/groups/1/subgroups/1/virtual-groups/10/members',
    '/site-admin/groups/1/subgroups/1/virtual-groups/10/membership',
    '/site-admin/groups/1/subgroups/1/virtual-groups/1/members-info/8',
  ],
  'priya.raman': ['/group-admin/1/virtual-groups/6/members'],
  'tom.okafor': [
    '/subgroup-admin/historic-virtual-group/info/12',
    '/subgroup-admin/1/1/virtual-groups/10/members',
    '/subgroup-admin/1/1/virtual-groups/1/members',
    '/subgroup-admin/1/1/virtual-groups/10/membership',
  ],
  'amara.osei': ['/trainers/6/members', '/trainers/1/members-info/8'],
};
