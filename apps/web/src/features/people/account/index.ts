export { AccountScreen } from './account-screen.tsx';
export { AccountSecurityScreen } from './account-security-screen.tsx';
export { ConfirmEmailScreen } from './confirm-email-screen.tsx';
export { NameChangeScreen } from './name-change-screen.tsx';
export { AccountPage } from './parts/account-page.tsx';
export { AccountPart } from './parts/account-part.tsx';
export { TwoStepScreen } from './two-step-screen.tsx';
