export { AcceptInviteScreen } from './accept-invite-screen.tsx';
export { ForgottenPasswordScreen } from './forgotten-password-screen.tsx';
export {
  NewPasswordFields,
  newPasswordLabels,
  newPasswordRules,
  newPasswordStart,
} from './parts/new-password-fields.tsx';
export { ProvisionalAccountScreen } from './provisional-account-screen.tsx';
export { PublicPanel } from './public-panel.tsx';
export { ResetPasswordScreen } from './reset-password-screen.tsx';
export { SignOutScreen, signOut } from './sign-out.tsx';
