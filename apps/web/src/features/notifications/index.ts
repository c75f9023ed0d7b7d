export { Bell } from './bell.tsx';
export { NotificationsScreen } from './notifications-screen.tsx';
