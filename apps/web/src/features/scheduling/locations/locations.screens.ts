/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': [
    '/site-admin/locations',
    '/site-admin/locations/new',
    '/site-admin/locations/edit/1',
    '/site-admin/locations/edit/6',
  ],
};
