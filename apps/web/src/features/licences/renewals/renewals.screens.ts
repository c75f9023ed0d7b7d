/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': ['/site-admin/groups/1/licences/renewals', '/site-admin/groups/1/subgroups/1/licences/renewals'],
  'priya.raman': ['/group-admin/1/licences/renewals'],
  'tom.okafor': ['/subgroup-admin/1/1/licences/renewals'],
};
