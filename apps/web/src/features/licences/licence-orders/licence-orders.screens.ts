/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': [
    '/site-admin/groups/1/new-licence',
    '/site-admin/groups/1/licence-orders',
    '/site-admin/groups/1/new-licence-for-subgroup/1',
    '/site-admin/groups/1/new-licence-for-trainer-led-course',
  ],
  'priya.raman': ['/group-admin/1/order-licences'],
  'tom.okafor': ['/subgroup-admin/1/1/order-licences'],
};
