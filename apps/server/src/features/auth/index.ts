export { authRoutes } from './auth.routes.ts';
export { confirmPassword } from './confirm-password.ts';
export { inviteSuperAdmin } from './invite-super-admin.ts';
export { voidLinkTokens } from './link-tokens.repository.ts';
export { presentPasskey } from './passkeys/passkeys.presenter.ts';
export { listPasskeyRows } from './passkeys/passkeys.repository.ts';
export { createPasswords, type Passwords } from './passwords.ts';
export { describeDevice } from './sessions.presenter.ts';
