/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': [
    '/site-admin/groups/1/new-virtual-group',
    '/site-admin/groups/1/virtual-groups/1/edit',
    '/site-admin/groups/1/subgroups/1/new-virtual-group',
    '/site-admin/groups/1/subgroups/1/virtual-groups/10/edit',
  ],
  'priya.raman': [
    '/group-admin/1/virtual-groups/6/edit',
    '/group-admin/1/subgroups/1/new-virtual-group',
    '/group-admin/1/subgroups/1/virtual-groups/11/edit',
  ],
  'tom.okafor': ['/subgroup-admin/1/1/virtual-groups/10/edit'],
};
