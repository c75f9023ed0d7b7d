export { AccountScreen } from './account-screen.tsx';
export { AccountSecurityScreen } from './account-security-screen.tsx';
