/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': [
    '/site-admin/courses',
    '/site-admin/courses?tab=paper',
    '/site-admin/courses?tab=feedback',
    '/site-admin/courses?tab=feedback&show=paper',
    '/site-admin/courses?tab=feedback&show=forms',
    '/site-admin/courses?tab=feedback&show=session-answers',
    '/site-admin/courses?tab=external',
  ],
};
