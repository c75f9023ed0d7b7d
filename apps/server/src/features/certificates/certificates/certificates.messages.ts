import { withdrawalReasonTexts } from '@doselore/contract/certificates';
import { declareMessage } from '../../../platform/mail/index.ts';

/** Certificate of a pharmacist-led course. Its page is that of the course. */
export const certificateReady = declareMessage({
  code: 'certificate-ready',
  title: 'Certificate is ready',
  class: 'transactional',
  to: 'the learner',
  variables: { first_name: 'text', title: 'text', serial: 'text', expires_on: 'day?', page: 'link' },
  parts: {
    validity: {
      expires: 'It expires on {{expires_on}}.',
      never: 'It never expires.',
      outlasted: 'You have an earlier certificate of this course that lasts longer. It stays the valid one.',
    },
  },
  subject: 'Your certificate: {{title}}',
  greeting: 'Hello {{first_name}},',
  paragraphs: [
    'You have completed {{title}}. Your certificate has the number {{serial}}.',
    '{{validity}}',
    'You can download it from the page of the course.',
  ],
  button: 'Download your certificate',
});

export const certificateEnding = declareMessage({
  code: 'certificate-ending',
  title: 'Certificate expires soon',
  class: 'reminder',
  to: 'the holder of the certificate',
  variables: { first_name: 'text', title: 'text', expires_on: 'day', left: 'number', page: 'link' },
  parts: { when: { today: 'expires today', later: 'expires in {{left}} {{left|day|days}}' } },
  subject: 'Your certificate {{when}}: {{title}}',
  greeting: 'Hello {{first_name}},',
  paragraphs: [
    'Your certificate "{{title}}" {{when}}, on {{expires_on}}.',
    'If you have a licence to renew it, the course is under My Courses. It shows the expiry date of the new certificate before you start. If you have no licence, ask your organisation.',
    'You can switch these reminders off in My Profile.',
  ],
  button: 'Open My Courses',
});

export const certificateWithdrawn = declareMessage({
  code: 'certificate-withdrawn',
  title: 'Certificate was withdrawn',
  class: 'transactional',
  to: 'the holder of the certificate',
  variables: { first_name: 'text', title: 'text', serial: 'text', valid_until: 'day?', page: 'link' },
  parts: {
    reason: withdrawalReasonTexts,
    earlier: {
      none: 'You have no other certificate of this course.',
      valid: 'Your earlier certificate of this course is valid again.',
      expires: 'Your earlier certificate of this course is valid again until {{valid_until}}.',
    },
  },
  subject: 'Your certificate was withdrawn: {{title}}',
  greeting: 'Hello {{first_name}},',
  paragraphs: [
    'Your certificate "{{title}}" with the number {{serial}} was withdrawn. {{reason}}.',
    '{{earlier}}',
    'If you think that this is wrong, ask your organisation.',
  ],
  button: 'Open My Courses',
});

export const certificateReissued = declareMessage({
  code: 'certificate-reissued',
  title: 'Certificate was reissued with another design',
  class: 'transactional',
  to: 'the holder of the certificate',
  variables: { first_name: 'text', title: 'text', serial: 'text', page: 'link' },
  subject: 'Your certificate was reissued: {{title}}',
  greeting: 'Hello {{first_name}},',
  paragraphs: [
    'Your certificate "{{title}}" was reissued with another design. Its dates are the same, and its number is new.',
    'The earlier certificate with the number {{serial}} shows as replaced when someone checks it. The new certificate is under My Profile.',
  ],
  button: 'Open My Courses',
});
