/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': ['/site-admin/groups/1/settings', '/site-admin/groups/10/settings', '/site-admin/developer-settings'],
  'priya.raman': ['/group-admin/1/settings'],
  'tom.okafor': ['/subgroup-admin/1/1/settings'],
};
