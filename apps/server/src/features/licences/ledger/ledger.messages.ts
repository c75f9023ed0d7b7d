import { declareMessage } from '../../../platform/mail/index.ts';

export const stockLow = declareMessage({
  code: 'stock-low',
  title: 'Stock of licences is low',
  class: 'admin',
  to: 'admins of the organisation',
  variables: { first_name: 'text', group_name: 'text', title: 'text', available: 'number', page: 'link' },
  subject: 'Low licence stock: {{title}}',
  greeting: 'Hello {{first_name}},',
  paragraphs: [
    '{{group_name}} has {{available}} {{available|licence|licences}} left to issue for "{{title}}".',
    'We send this email once each time the stock falls to its reorder level. You can switch it off in My Profile.',
  ],
  button: 'See licences',
});
