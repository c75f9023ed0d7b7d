export { MyCoursesScreen } from '../my-courses-screen.tsx';
