export { archiveCourse } from './archiving/archive-course.ts';
export { archiveProduct } from './archiving/archive-product.ts';
export { showArchivePreview } from './archiving/show-archive-preview.ts';
export { checklistOf } from './checklists/checklist-of.ts';
export { presentCover } from './courses.presenter.ts';
export { courseRoutes } from './courses.routes.ts';
export { addVersion } from './versions/add-version.ts';
export { goLive } from './versions/go-live.ts';
