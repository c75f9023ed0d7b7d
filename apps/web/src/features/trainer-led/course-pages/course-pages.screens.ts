/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': [
    '/site-admin/groups/5/historic-virtual-group/info/8',
    '/site-admin/groups/5/virtual-groups/8/details',
    '/site-admin/groups/1/virtual-groups/3/members',
    '/site-admin/groups/1/virtual-groups/3/details',
    '/site-admin/groups/1/virtual-groups/3/history',
    '/site-admin/groups/1/virtual-groups/1/materials',
    '/site-admin/groups/1/virtual-groups/1/edit',
    '/site-admin/groups/1/subgroups/1/historic-virtual-group/info/12',
    '/site-admin/groups/1/subgroups/1/virtual-groups/10/members',
    '/site-admin/groups/1/subgroups/1/virtual-groups/10/edit',
    '/site-admin/groups/1/subgroups/1/virtual-groups/11/edit',
  ],
  'priya.raman': [
    '/group-admin/1/virtual-groups/6/members',
    '/group-admin/1/virtual-groups/6/details',
    '/group-admin/1/virtual-groups/6/edit',
    '/group-admin/1/subgroups/1/virtual-groups/11/edit',
  ],
  'tom.okafor': [
    '/subgroup-admin/historic-virtual-group/info/12',
    '/subgroup-admin/1/1/virtual-groups/10/members',
    '/subgroup-admin/1/1/virtual-groups/10/details',
    '/subgroup-admin/1/1/virtual-groups/10/edit',
    '/subgroup-admin/1/1/virtual-groups/10/history',
    '/subgroup-admin/1/1/virtual-groups/1/members',
  ],
  'amara.osei': [
    '/trainers/6/members',
    '/trainers/6/details',
    '/trainers/6/materials',
    '/trainers/6/history',
    '/trainers/19/assessment',
  ],
};
