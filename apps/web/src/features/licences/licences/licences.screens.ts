/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': [
    '/site-admin/users/licences/8',
    '/site-admin/groups/1/members-licences/8',
    '/site-admin/groups/1/members-licences/8/subgroup/1',
    '/site-admin/groups/1/members-licences/8/virtual-group/1',
  ],
  'tom.okafor': ['/subgroup-admin/1/1/members-licences/8'],
  'amara.osei': ['/trainers/1/members-licences/8'],
};
