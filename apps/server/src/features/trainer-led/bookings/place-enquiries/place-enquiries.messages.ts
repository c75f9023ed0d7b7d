import { declareMessage } from '../../../../platform/mail/index.ts';

const toSiteAdmin = {
  class: 'admin',
  to: 'the site admin who handles the project, or all site admins',
  greeting: 'Hello {{first_name}},',
  button: 'Open the request',
} as const;
const variables = { first_name: 'text', title: 'text', group_name: 'text', by: 'text', page: 'link' } as const;

export const bookingOpened = declareMessage({
  ...toSiteAdmin,
  code: 'booking-opened',
  title: 'Organisation asks for training',
  variables: { ...variables, delegates: 'number', days: 'number', first: 'day', place: 'text?', words: 'words?' },
  subject: 'New enquiry: {{title}} for {{group_name}}',
  paragraphs: [
    '{{by}} asks for {{title}} for {{group_name}}.',
    'Delegates: {{delegates}}. Days that would suit: {{days}}, the first on {{first}}.',
    'Place: {{place}}.',
    '{{words}}',
    'Compare the trainers for these days, then ask them.',
  ],
});

export const bookingSuggested = declareMessage({
  ...toSiteAdmin,
  code: 'booking-suggested',
  title: 'Organisation suggests more days',
  variables: { ...variables, days: 'number' },
  subject: 'More days: {{title}} for {{group_name}}',
  paragraphs: [
    '{{by}} suggests more days for {{title}} for {{group_name}}. New days: {{days}}.',
    'Trainers have not been asked about them.',
  ],
});

export const enquiryCancelled = declareMessage({
  ...toSiteAdmin,
  code: 'booking-enquiry-cancelled',
  title: 'Organisation cancels its enquiry',
  variables: { ...variables, reason: 'words' },
  subject: 'Cancelled: {{title}} for {{group_name}}',
  paragraphs: [
    '{{by}} has cancelled the request of {{group_name}} for {{title}}. Trainers who were asked are notified.',
    'Reason: {{reason}}',
  ],
});
