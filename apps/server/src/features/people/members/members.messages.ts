import { declareMessage } from '../../../platform/mail/index.ts';

const invitation = {
  to: 'the person who is invited',
  variables: { first_name: 'text', group_name: 'text', note: 'words?', invitation_days: 'number', page: 'link' },
  greeting: 'Hello {{first_name}},',
  paragraphs: [
    '{{group_name}} has created an account for your training and certificates.',
    '{{note}}',
    'Choose a password to set up your account. The link works once, for {{valid}}.',
  ],
  parts: { valid: { day: 'day', days: '{{invitation_days}} days' } },
  button: 'Accept the invitation',
} as const;

export const accountInvitation = declareMessage({
  ...invitation,
  code: 'account-invitation',
  title: 'Invitation to an organisation',
  class: 'security',
  subject: '{{group_name}} invites you to Doselore',
});

export const accountInvitationEnding = declareMessage({
  ...invitation,
  code: 'account-invitation-ending',
  title: 'Reminder of an invitation',
  class: 'transactional',
  subject: 'Reminder: {{group_name}} invites you to Doselore',
});
