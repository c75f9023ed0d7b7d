/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': ['/site-admin/groups/1/new-virtual-group', '/site-admin/groups/1/subgroups/1/new-virtual-group'],
  'priya.raman': ['/group-admin/1/subgroups/1/new-virtual-group'],
};
