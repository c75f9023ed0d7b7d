export { addEntry } from './change-entry.ts';
export { presentEntry } from './external-courses.presenter.ts';
export { listEntries } from './external-courses.repository.ts';
export { externalCourseRoutes } from './external-courses.routes.ts';
export { saveEvidence } from './save-evidence.ts';
