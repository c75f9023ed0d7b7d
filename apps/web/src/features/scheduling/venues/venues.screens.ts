/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': [
    '/site-admin/venues',
    '/site-admin/venues/new',
    '/site-admin/venues/edit/1',
    '/site-admin/venues/edit/5',
    '/site-admin/venues/exclusions/3',
  ],
};
