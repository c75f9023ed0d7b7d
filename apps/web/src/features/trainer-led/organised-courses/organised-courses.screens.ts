/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'judith.marlowe': ['/my-learning-zone/organised-courses', '/my-learning-zone/organised-courses/2'],
};
