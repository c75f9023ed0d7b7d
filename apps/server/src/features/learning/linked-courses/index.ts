export { changeRefresherLink } from './change-refresher-link.ts';
export { finishFirst } from './finish-first.ts';
export type { FinishFirst } from './finish-first-data.ts';
export { linkedCoursesRoutes } from './linked-courses.routes.ts';
export { makeLinks } from './make-links.ts';
export { prepareLinks } from './preview-links.ts';
