/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': [
    '/site-admin/groups/1/virtual-groups',
    '/site-admin/groups/1/historic-virtual-groups',
    '/site-admin/groups/1/subgroups/1/virtual-groups',
    '/site-admin/groups/1/subgroups/1/historic-virtual-groups',
  ],
  'priya.raman': ['/group-admin/1/virtual-groups', '/group-admin/1/subgroups/1/virtual-groups'],
  'tom.okafor': ['/subgroup-admin/1/1/virtual-groups', '/subgroup-admin/1/1/historic-virtual-groups'],
  'amara.osei': ['/trainers/pharmacist-led-training/courses', '/trainers/pharmacist-led-training/historic'],
};
