/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': ['/site-admin/reports/licence-requests'],
  'priya.raman': ['/group-admin/1/licence-requests', '/group-admin/reports/service-licence-requests'],
  'tom.okafor': ['/subgroup-admin/1/1/request-licences'],
};
