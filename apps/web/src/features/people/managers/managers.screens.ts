/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': ['/site-admin/groups/1/managers', '/site-admin/groups/1/subgroups/1/managers'],
};
