import { declareMessage } from '../../../platform/mail/index.ts';

/** Class and recipient of all emails about the sign-in of an account. The owner cannot switch off this class. */
const security = {
  class: 'security',
  to: 'the owner of the account',
  greeting: 'Hello {{first_name}},',
} as const;

const notYou = 'If this was not you, change your password now with "I have forgotten my password" on the login page.';

export const passwordLink = declareMessage({
  ...security,
  code: 'password-link',
  title: 'Link to choose a new password',
  variables: { first_name: 'text', page: 'link' },
  parts: {
    reason: {
      requester: 'Someone requested a new password for your Doselore account.',
      admin: 'An admin of your organisation asked us to send you a link to choose a new password.',
      site_admin: 'A site admin asked us to send you a link to choose a new password.',
    },
  },
  subject: 'Choose a new password for Doselore',
  paragraphs: ['{{reason}}', 'The link below works once, for 1 hour. If you did not ask for it, ignore this email.'],
  button: 'Choose a new password',
});

export const passwordChanged = declareMessage({
  ...security,
  code: 'password-changed',
  title: 'Password was changed',
  variables: { first_name: 'text' },
  subject: 'Your Doselore password was changed',
  paragraphs: [
    'The password of your Doselore account has been changed. All other devices have been signed out.',
    'If this was not you, choose a new password immediately with "I have forgotten my password" on the login page.',
  ],
});

export const recoveryCodeUsed = declareMessage({
  ...security,
  code: 'recovery-code-used',
  title: 'Recovery code was used',
  variables: { first_name: 'text' },
  subject: 'A recovery code was used to sign in to Doselore',
  paragraphs: [
    'Someone has signed in to your Doselore account with a recovery code. That code cannot be used again.',
    'If this was not you, change your password now: My Profile, Login and devices.',
  ],
});

export const twoStepOn = declareMessage({
  ...security,
  code: 'two-step-on',
  title: 'Two-step verification is on',
  variables: { first_name: 'text' },
  subject: 'Two-step verification of your Doselore account is on',
  paragraphs: [
    'Signing in to your Doselore account now also needs a code from your authenticator app. Keep the recovery codes in a safe place.',
    notYou,
  ],
});

export const twoStepOff = declareMessage({
  ...security,
  code: 'two-step-off',
  title: 'Two-step verification is off',
  variables: { first_name: 'text' },
  subject: 'Two-step verification of your Doselore account is off',
  paragraphs: [
    'Two-step verification of your Doselore account was turned off. You now sign in with your password only.',
    notYou,
  ],
});

export const twoStepCodes = declareMessage({
  ...security,
  code: 'two-step-codes',
  title: 'Recovery codes were created',
  variables: { first_name: 'text' },
  subject: 'New recovery codes for your Doselore account',
  paragraphs: ['New recovery codes were created for your Doselore account. The earlier codes no longer work.', notYou],
});

export const twoStepReset = declareMessage({
  ...security,
  code: 'two-step-reset',
  title: 'Two-step verification was reset by a site admin',
  variables: { first_name: 'text', page: 'link' },
  subject: 'Two-step verification of your Doselore account was reset',
  paragraphs: [
    'A site admin has reset two-step verification of your account. Your authenticator app, recovery codes and passkeys no longer work, and you are signed out everywhere.',
    'Sign in with your password and set up two-step verification again in My Profile.',
    'If you did not ask for this, change your password immediately and write to support.',
  ],
  button: 'Log in',
});

export const passkeyAdded = declareMessage({
  ...security,
  code: 'passkey-added',
  title: 'Passkey was added',
  variables: { first_name: 'text', passkey: 'text' },
  subject: 'A passkey was added to your Doselore account',
  paragraphs: [
    'The passkey "{{passkey}}" can now be used to sign in to your Doselore account without your password.',
    notYou,
  ],
});

export const passkeyRemoved = declareMessage({
  ...security,
  code: 'passkey-removed',
  title: 'Passkey was removed',
  variables: { first_name: 'text', passkey: 'text' },
  subject: 'A passkey was removed from your Doselore account',
  paragraphs: ['The passkey "{{passkey}}" can no longer be used to sign in to your Doselore account.', notYou],
});
