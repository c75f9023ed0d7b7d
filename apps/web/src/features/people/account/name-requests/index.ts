export { NameRequestsScreen } from './name-requests-screen.tsx';
