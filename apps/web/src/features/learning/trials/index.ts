export { TryCourseScreen } from './try-course-screen.tsx';
export { TryModuleScreen } from './try-module-screen.tsx';
