/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': [
    '/site-admin/groups/10/dashboard',
    '/site-admin/reports/dashboard',
    '/site-admin/groups/1/dashboard',
    '/site-admin/groups/1/subgroups/1/dashboard',
  ],
  'priya.raman': ['/group-admin/1/dashboard', '/group-admin/reports/dashboard', '/group-admin/1/subgroups/1/dashboard'],
  'tom.okafor': ['/subgroup-admin/1/1/dashboard'],
  // The level Low: the card of permissions names the admins to ask.
  'rhys.calloway': ['/subgroup-admin/subgroups'],
};
