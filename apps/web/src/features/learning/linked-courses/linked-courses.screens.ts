/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': [
    '/site-admin/courses/refreshers',
    '/site-admin/courses/refreshers/1',
    '/site-admin/linked-abstract-courses',
    '/site-admin/new-linked-abstract-courses',
  ],
};
