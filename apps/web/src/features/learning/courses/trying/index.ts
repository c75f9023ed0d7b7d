export { TryCourseScreen } from './try-course-screen.tsx';
