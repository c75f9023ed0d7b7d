/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  nobody: ['/achievements/abstract_course/999999/1'],
};
