/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': [
    '/site-admin/groups/1/licences',
    '/site-admin/groups/1/licences/1/24',
    '/site-admin/groups/1/licences/paper-course/1/24',
    '/site-admin/groups/1/licences/1/pool-allocation/5/24',
    '/site-admin/groups/1/licence-movements?course=1&months=24&account=POT',
    '/site-admin/groups/1/adjust-quantity?course=1&months=24',
    '/site-admin/groups/1/edit-cert-months?course=1&months=24',
    '/site-admin/groups/1/subgroups/1/licences',
  ],
  'priya.raman': ['/group-admin/1/licences'],
  'tom.okafor': [
    '/subgroup-admin/1/1/licences',
    '/subgroup-admin/1/1/issued-licences',
    '/subgroup-admin/1/1/licence-movements',
    '/subgroup-admin/1/1/sibling-licences',
  ],
};
