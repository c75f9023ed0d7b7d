/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': [
    '/site-admin/groups/1/members',
    '/site-admin/groups/1/archived-members',
    '/site-admin/groups/1/bulk-password-reset',
    '/site-admin/groups/1/members-info/8',
    '/site-admin/groups/1/edit-user/10',
    '/site-admin/groups/1/new-user',
    '/site-admin/groups/1/add-existing-user',
  ],
  'priya.raman': ['/group-admin/1/members', '/group-admin/1/members?certificates=ended'],
  // A member of other organisations too, so the job role is read-only.
  'farid.nasser': ['/group-admin/4/edit-user/69'],
  'tom.okafor': ['/subgroup-admin/1/1/members', '/subgroup-admin/1/1/membership', '/subgroup-admin/1/1/members-info/8'],
};
