/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': ['/site-admin/courses/extra-data', '/site-admin/courses/extra-data?product=abstract_course-2'],
};
