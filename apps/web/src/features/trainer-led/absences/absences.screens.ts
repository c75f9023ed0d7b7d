/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': ['/site-admin/reports/pled-absentees'],
  'priya.raman': ['/group-admin/reports/pled-absentees'],
};
