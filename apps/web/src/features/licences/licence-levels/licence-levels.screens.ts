/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': [
    '/site-admin/reports/all-licence-levels',
    '/site-admin/reports/licence-levels?groupId=1',
    '/site-admin/reports/licence-levels?groupId=1&by=services',
  ],
  'priya.raman': ['/group-admin/reports/licence-levels'],
  'tom.okafor': ['/subgroup-admin/reports/licence-levels'],
};
