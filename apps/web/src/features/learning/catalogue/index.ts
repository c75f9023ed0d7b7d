export { CoursesScreen } from './courses-screen.tsx';
