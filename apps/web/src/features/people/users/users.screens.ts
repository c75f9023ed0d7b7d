/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': [
    '/site-admin/users',
    '/site-admin/users/demo-users',
    '/site-admin/users/new-user',
    '/site-admin/users/info/8',
    '/site-admin/users/info/85',
    '/site-admin/users/edit-user/8',
    '/site-admin/super-admins',
    '/site-admin/super-admin-new',
    '/site-admin/super-admin/confirmation-token/1/aaaaaaaaaaaaaaaaaaaaaaaa',
  ],
};
