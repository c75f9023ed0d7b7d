/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': [
    '/site-admin/reports/virtual-groups-health',
    '/site-admin/reports/virtual-groups-health/register-late',
  ],
  'priya.raman': ['/group-admin/reports/virtual-groups-health'],
};
