/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': [
    '/site-admin/courses/new-paper-course',
    '/site-admin/courses/edit-paper-course/1',
    '/site-admin/courses/edit-paper-course/1?tab=links',
    '/site-admin/courses/edit-paper-course/1?tab=feedback',
    '/site-admin/courses/paper-certificate/1',
  ],
};
