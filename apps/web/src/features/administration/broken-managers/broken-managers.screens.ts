/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': [
    '/site-admin/reports/prepare-fixes-for-broken-managers',
    '/site-admin/reports/prepare-fixes-for-broken-managers/1',
  ],
};
