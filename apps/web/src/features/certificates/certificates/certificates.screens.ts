/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  nobody: ['/check-certificate', '/check-certificate/AAAA-BBBB-CCCC-DDDD'],
  'morgan.ellis': [
    '/site-admin/groups/1/certificates',
    '/site-admin/groups/1/subgroups/1/certificates',
    '/site-admin/groups/1/virtual-groups/3/certificates',
    '/site-admin/groups/1/subgroups/1/virtual-groups/10/certificates',
  ],
  'priya.raman': [
    '/group-admin/1/certificates',
    '/group-admin/1/virtual-groups/6/certificates',
    '/group-admin/1/subgroups/1/virtual-groups/11/certificates',
  ],
  'tom.okafor': ['/subgroup-admin/1/1/certificates', '/subgroup-admin/1/1/virtual-groups/10/certificates'],
  'sam.whitlock': ['/my-learning-zone/certificates'],
  'amara.osei': ['/trainers/6/certificates'],
};
