export { Bell } from './bell.tsx';
export { loadNotificationsScreen } from './load-notifications-screen.ts';
