/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'sam.whitlock': ['/my-learning-zone/external-course/new', '/my-learning-zone/external-course/2/edit'],
  'morgan.ellis': [
    '/site-admin/courses/new-external-course',
    '/site-admin/courses/edit-external-course/2',
    '/site-admin/courses/external-course/8',
    '/site-admin/courses/external-course/8/1/edit',
  ],
  'priya.raman': ['/group-admin/reports/training-records'],
};
