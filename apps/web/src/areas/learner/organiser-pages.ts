/**
 * Loads the pages of organisers. This script names the 100 files that these pages load, so that the first script of
 * every visit does not. Few people are organisers, and they wait for one more request.
 */
export const organisedCourses = () => import('../../features/trainer-led/organised-courses/index.ts');
