export { checklistOf } from './checklists/checklist-of.ts';
export { presentCover } from './courses.presenter.ts';
export { courseRoutes } from './courses.routes.ts';
