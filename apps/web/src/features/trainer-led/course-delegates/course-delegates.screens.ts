/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': [
    '/site-admin/groups/1/virtual-groups/1/membership',
    '/site-admin/groups/1/subgroups/1/virtual-groups/10/membership',
    '/site-admin/groups/1/subgroups/1/virtual-groups/1/members-info/8',
  ],
  'tom.okafor': ['/subgroup-admin/1/1/virtual-groups/10/membership'],
  'amara.osei': ['/trainers/1/members-info/8'],
};
