export { AccountScreen } from './account-screen.tsx';
export { AccountSecurityScreen } from './account-security-screen.tsx';
export { ConfirmEmailScreen } from './confirm-email-screen.tsx';
export { NameChangeScreen } from './name-change-screen.tsx';
