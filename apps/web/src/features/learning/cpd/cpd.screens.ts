/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'sam.whitlock': [
    '/my-learning-zone/account/cpd',
    '/my-learning-zone/account/cpd/new',
    '/my-learning-zone/account/cpd/1',
    '/my-learning-zone/account/cpd/print',
  ],
};
