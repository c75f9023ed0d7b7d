export { AbsenteesScreen } from './absentees-screen.tsx';
