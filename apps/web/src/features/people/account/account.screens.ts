/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  nobody: [
    '/confirm-email/1/aaaaaaaaaaaaaaaaaaaaaaaa',
    '/member-name-change/confirmation-token/1/aaaaaaaaaaaaaaaaaaaaaaaa/approve',
  ],
  'sam.whitlock': ['/my-learning-zone/account', '/my-learning-zone/account/security'],
  'morgan.ellis': ['/site-admin/name-change-requests', '/site-admin/groups/1/name-change-requests'],
  'priya.raman': ['/group-admin/1/name-change-requests'],
};
