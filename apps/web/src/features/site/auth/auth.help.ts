import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Passkeys',
    text: 'With a passkey on your phone or computer you sign in without a password. Add or remove passkeys under Login and devices.',
    routes: ['account-security', 'login'],
    guides: { general: 130 },
  },
  {
    heading: 'Staying signed in',
    text: 'You are signed out after 2 hours without activity. Administrators are signed out after 45 minutes. Sign in again to return to the same page.',
    guides: {
      general: 190,
      'super-admin': 890,
      'organisation-admin': 550,
      trainer: 220,
      'service-admin': 310,
      'service-admin-level-3': 200,
    },
  },
];
