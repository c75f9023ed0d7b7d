export { findChecklist, findChecklistById } from './checklists/checklists.repository.ts';
export { presentCover } from './courses.presenter.ts';
export { courseRoutes } from './courses.routes.ts';
