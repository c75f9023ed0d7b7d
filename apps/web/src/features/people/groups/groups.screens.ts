/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': [
    '/site-admin/groups',
    '/site-admin/groups/archived',
    '/site-admin/inactive-organisations',
    '/site-admin/groups/new-group',
    '/site-admin/groups/1/edit-group',
    '/site-admin/groups/10/edit-group',
  ],
  'priya.raman': ['/group-admin/groups'],
};
