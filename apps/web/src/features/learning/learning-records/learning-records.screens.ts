/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': [
    '/site-admin/groups/1/members-info/8/external-courses/2',
    '/site-admin/groups/1/members-info/8/learning',
    '/site-admin/groups/1/members-info/8/certificates',
    '/site-admin/groups/1/members-info/8/history',
    '/site-admin/users/info/8/learning',
    '/site-admin/users/info/8/certificates',
    '/site-admin/users/info/8/history',
  ],
  'tom.okafor': ['/subgroup-admin/1/1/members-info/8/learning'],
};
