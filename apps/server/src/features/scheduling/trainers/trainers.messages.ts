import { declareMessage } from '../../../platform/mail/index.ts';

export const trainerAccountCreated = declareMessage({
  code: 'trainer-account-created',
  title: 'Account of a trainer was created',
  class: 'security',
  to: 'the trainer',
  variables: { first_name: 'text', invitation_days: 'number', page: 'link' },
  subject: 'Your Doselore account',
  greeting: 'Hello {{first_name}},',
  paragraphs: [
    'We have created an account for you as a trainer of Pharmacist-led Courses.',
    'Choose a password to set up your account. The link works once, for {{invitation_days}} days.',
  ],
  button: 'Set up your account',
});
