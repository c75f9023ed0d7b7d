/**
 * Loads the pages of organisers. A script of its own, because it names the 100 files that these pages load: the first
 * script of every visit stays small, and the few organisers wait one request more.
 */
export const organisedCourses = () => import('../../features/organised-courses/index.ts');
