export { ChecklistScreen } from './checklists/checklist-screen.tsx';
export { CoursesScreen } from './courses-screen.tsx';
export { DraftNotice } from './draft-notice.tsx';
export { EditCourseScreen } from './edit-course-screen.tsx';
export { EditScoScreen } from './edit-sco-screen.tsx';
export { NewCourseScreen } from './new-course-screen.tsx';
export { ScosScreen } from './scos-screen.tsx';
