/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': [
    '/site-admin/groups/1/issue-licences',
    '/site-admin/groups/1/licences/1/bulk-allocation-from-general-pot/5/24',
    '/site-admin/groups/1/issue-licence/9',
    '/site-admin/groups/1/issue-licence/8/subgroup/1',
    '/site-admin/groups/1/issue-licence/8/virtual-group/1',
  ],
  'tom.okafor': [
    '/subgroup-admin/1/1/licences/bulk-issue-from-pool/1/6/24',
    '/subgroup-admin/1/1/licences/bulk-issue-from-general-pot/1/6/24',
    '/subgroup-admin/1/1/issue-licence/8',
  ],
  'amara.osei': ['/trainers/1/issue-licence/8'],
};
