/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': [
    '/site-admin/groups/1/subgroups',
    '/site-admin/groups/1/archived-subgroups',
    '/site-admin/groups/10/new-subgroup',
    '/site-admin/groups/1/new-subgroup',
    '/site-admin/groups/1/subgroups/1/edit',
  ],
  'priya.raman': ['/group-admin/1/subgroups'],
  'tom.okafor': ['/subgroup-admin/subgroups'],
};
