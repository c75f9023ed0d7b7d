/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  nobody: ['/faq', '/privacy-policy', '/terms-and-conditions'],
};
