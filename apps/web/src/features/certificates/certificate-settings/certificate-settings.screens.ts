/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': [
    '/site-admin/groups/1/certificate-settings/online-courses/1',
    '/site-admin/groups/1/certificate-settings/paper-courses/1',
  ],
};
