/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': [
    '/site-admin/groups/1/virtual-groups/3/close-course',
    '/site-admin/groups/1/virtual-groups/1/cancel-course',
  ],
};
