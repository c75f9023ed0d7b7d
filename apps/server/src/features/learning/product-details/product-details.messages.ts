import { declareMessage } from '../../../platform/mail/index.ts';

export const productReviewDue = declareMessage({
  code: 'product-due',
  title: 'Review of a course is due',
  class: 'admin',
  to: 'the owner of the course',
  variables: { first_name: 'text', title: 'text', left: 'number', due_on: 'day', page: 'link' },
  parts: { when: { today: 'today', later: 'in {{left}} {{left|day|days}}' } },
  subject: 'Review due {{when}}: {{title}}',
  greeting: 'Hello {{first_name}},',
  paragraphs: ['Review "{{title}}" by {{due_on}}. Then enter the day of the review and of the next one.'],
  button: 'Open the extra data',
});
