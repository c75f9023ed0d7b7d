/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': [
    '/site-admin/courses/new-course',
    '/site-admin/courses/new-course?kind=4',
    '/site-admin/courses/edit-course/1',
    '/site-admin/courses/edit-course/1?tab=extra-data',
    '/site-admin/courses/edit-course/1?tab=feedback',
    '/site-admin/courses/edit-course/1?tab=links',
    '/site-admin/courses/try/1',
    '/site-admin/courses/checklist/1',
    '/site-admin/courses/scos/2',
    '/site-admin/courses/edit-sco/1/1',
    '/site-admin/courses/certificate/1',
  ],
};
