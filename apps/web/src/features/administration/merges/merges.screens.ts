/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': [
    '/site-admin/groups/2/merge-members?keep=79&drop=80',
    '/site-admin/merge-groups?keep=7&drop=8',
    '/site-admin/reports/duplication-overview',
    '/site-admin/reports/duplication-overview/licences',
    '/site-admin/reports/duplication-overview/certificates',
    '/site-admin/reports/duplication-overview/months',
    '/site-admin/reports/duplication-overview/venues',
    '/site-admin/reports/duplication-overview/services',
  ],
};
