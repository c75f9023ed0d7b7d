export { DashboardScreen, SiteDashboardScreen } from './dashboard-screen.tsx';
