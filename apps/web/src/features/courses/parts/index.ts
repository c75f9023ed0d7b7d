export { bases, classes, labelIn } from '../course-options.ts';
export { CourseKindTabs } from './course-kind-tabs.tsx';
export { CourseListFilter, courseListOf } from './course-list-filter.tsx';
export { CoverPicker } from './cover-picker.tsx';
