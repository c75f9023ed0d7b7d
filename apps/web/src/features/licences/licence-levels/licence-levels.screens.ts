/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': [
    '/site-admin/groups/1/licences/renewals',
    '/site-admin/groups/1/subgroups/1/licences/renewals',
    '/site-admin/reports/all-licence-levels',
    '/site-admin/reports/licence-levels?groupId=1',
    '/site-admin/reports/licence-levels?groupId=1&by=services',
  ],
  'priya.raman': ['/group-admin/reports/licence-levels', '/group-admin/1/licences/renewals'],
  'tom.okafor': ['/subgroup-admin/1/1/licences/renewals', '/subgroup-admin/reports/licence-levels'],
};
