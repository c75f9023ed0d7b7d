/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'sam.whitlock': ['/my-learning-zone/material/118/2'],
  'elin.vaughan': ['/my-learning-zone/assessment/120', '/my-learning-zone/assessment-results/120'],
};
