/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'priya.raman': ['/group-admin/1/virtual-groups/6/details'],
  'amara.osei': ['/trainers/6/details'],
};
