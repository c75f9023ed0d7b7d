/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'sam.whitlock': [
    '/my-learning-zone/lms-content-duplicate-tab',
    '/my-learning-zone/results/1/results',
    '/my-learning-zone/lms-post-content/1',
  ],
};
