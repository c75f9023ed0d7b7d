/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'priya.raman': [
    '/group-admin/1/bulk-upload-new-users',
    '/group-admin/1/bulk-upload-new-users/1/match',
    '/group-admin/1/bulk-upload-new-users/1/check',
    '/group-admin/1/paper-courses/results',
    '/group-admin/1/paper-courses/2/bulk-upload-results',
    '/group-admin/1/paper-courses/2/bulk-upload-results/5/check',
    '/group-admin/1/bulk-upload-external-courses',
    '/group-admin/1/bulk-upload-external-courses/4/check',
    '/group-admin/1/bulk-upload-edit-users',
    '/group-admin/1/bulk-upload-edit-users/2/result',
    '/group-admin/1/virtual-groups/6/bulk-upload-new-users',
    '/group-admin/1/virtual-groups/18/bulk-upload-new-users/3/check',
  ],
};
