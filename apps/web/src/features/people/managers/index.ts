export { ManagersScreen } from './managers-screen.tsx';
