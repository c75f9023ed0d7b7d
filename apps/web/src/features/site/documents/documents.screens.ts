/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': [
    '/site-admin/documents',
    '/site-admin/documents/new',
    '/site-admin/documents/edit/2',
    '/site-admin/documents/edit/2?tab=readers',
    '/site-admin/groups/1/documents',
    '/site-admin/groups/1/documents/new',
    '/site-admin/groups/1/documents/edit/8',
  ],
  'priya.raman': [
    '/group-admin/1/documents',
    '/group-admin/1/documents/new',
    '/group-admin/1/documents/edit/2',
    '/group-admin/1/documents/edit/8',
    '/group-admin/1/documents/edit/8?tab=readers',
  ],
};
