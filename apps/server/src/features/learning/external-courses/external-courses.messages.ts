import { declareMessage } from '../../../platform/mail/index.ts';

const decided = {
  class: 'transactional',
  to: 'the learner',
  greeting: 'Hello {{first_name}},',
  button: 'Open My Courses',
} as const;

export const externalVerified = declareMessage({
  ...decided,
  code: 'external-verified',
  title: 'External course was verified',
  variables: { first_name: 'text', group_name: 'text', title: 'text', page: 'link' },
  subject: 'Verified: {{title}}',
  paragraphs: ['{{group_name}} has verified "{{title}}".'],
});

export const externalRejected = declareMessage({
  ...decided,
  code: 'external-rejected',
  title: 'External course was rejected',
  variables: { first_name: 'text', group_name: 'text', title: 'text', note: 'words', page: 'link' },
  subject: 'Rejected: {{title}}',
  paragraphs: [
    '{{group_name}} has not accepted "{{title}}". The reason:',
    '{{note}}',
    'You can add a new entry with other evidence.',
  ],
});
