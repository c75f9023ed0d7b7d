import { declareMessage } from '../../../platform/mail/index.ts';

const setUp = 'Choose a password to set up your account. The link works once, for {{invitation_days}} days.';

export const accountCreated = declareMessage({
  code: 'account-created',
  title: 'Account was created',
  class: 'security',
  to: 'the owner of the account',
  variables: { first_name: 'text', invitation_days: 'number', page: 'link' },
  subject: 'Your Doselore account',
  greeting: 'Hello {{first_name}},',
  paragraphs: ['We have created an account for your training and certificates.', setUp],
  button: 'Set up your account',
});

/** Goes to both addresses, because the reader of the old one may know that the change is wrong. */
export const emailChangedByAdmin = declareMessage({
  code: 'email-changed-by-admin',
  title: 'Email address was changed by a site admin',
  class: 'security',
  to: 'the owner of the account, at the old and the new address',
  variables: { first_name: 'text' },
  subject: 'The address of your Doselore account has changed',
  greeting: 'Hello {{first_name}},',
  paragraphs: [
    'A site admin has changed the email address of your account. Sign in with the new address from now on.',
    'If you did not expect this, write to support immediately.',
  ],
});

export const siteAdminProposed = declareMessage({
  code: 'site-admin-proposed',
  title: 'Site admin was proposed',
  class: 'security',
  to: 'the other site admins',
  variables: { first_name: 'text', person: 'text', email: 'text', page: 'link' },
  subject: 'Confirm a new site admin',
  greeting: 'Hello {{first_name}},',
  paragraphs: [
    '{{person}} ({{email}}) has been proposed as a site admin of Doselore.',
    'Site admins can see and change everything. Confirm only if you expected this request. The link works for 3 days.',
  ],
  button: 'Review the proposal',
});

const confirmed = {
  class: 'security',
  subject: 'You are a site admin of Doselore',
  greeting: 'Hello {{first_name}},',
} as const;

export const siteAdminConfirmed = declareMessage({
  ...confirmed,
  code: 'site-admin-confirmed',
  title: 'Site admin was confirmed',
  to: 'the new site admin',
  variables: { first_name: 'text', page: 'link' },
  paragraphs: ['Site Admin is now in your navigation. Turn on two-step verification in My Profile if it is off.'],
  button: 'Open Site Admin',
});

export const siteAdminInvited = declareMessage({
  ...confirmed,
  code: 'site-admin-invited',
  title: 'Site admin was confirmed, with a new account',
  to: 'the new site admin, who has no password yet',
  variables: { first_name: 'text', invitation_days: 'number', page: 'link' },
  paragraphs: [setUp],
  button: 'Set up your account',
});
