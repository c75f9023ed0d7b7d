import { declareMessage } from '../../../platform/mail/index.ts';

const greeting = 'Hello {{first_name}},';

/** One email for all documents of which a person is due to hear. */
export const documentsToRead = declareMessage({
  code: 'documents-to-read',
  title: 'Documents to read',
  class: 'reminder',
  to: 'readers of the documents',
  variables: { first_name: 'text', title: 'text', count: 'number', more: 'number?', page: 'link' },
  parts: {
    what: { open: 'To read: {{title}}', overdue: 'Overdue: {{title}}', several: '{{count}} documents to read' },
  },
  lists: {
    documents: {
      variables: { title: 'text', asker: 'text', due_on: 'day?' },
      entry: {
        open: '{{asker}} asks you to read "{{title}}".',
        new: '{{asker}} asks you to read "{{title}}" by {{due_on}}.',
        due: '"{{title}}" from {{asker}} is due on {{due_on}}.',
        overdue: '"{{title}}" from {{asker}} is overdue. It was due on {{due_on}}.',
      },
    },
  },
  subject: '{{what}}',
  greeting,
  paragraphs: [
    '{{documents}}',
    'You have {{more}} more {{more|document|documents}} to read.',
    'Open {{count|it|them}} under Resources. You can switch these emails off in My Profile.',
  ],
  button: 'Open Resources',
});

export const documentReminder = declareMessage({
  code: 'document-reminder',
  title: 'Reminder of a document',
  class: 'transactional',
  to: 'readers whom an admin reminds',
  variables: { first_name: 'text', title: 'text', asker: 'text', due_on: 'day?', page: 'link' },
  parts: {
    by: ' by {{due_on}}',
    late: { overdue: ' This day has passed.', outstanding: '' },
    how: {
      acknowledge: 'Open it under Resources, read it, and acknowledge it there.',
      open: 'Open it under Resources.',
    },
  },
  subject: 'To read: {{title}}',
  greeting,
  paragraphs: ['{{asker}} asks you to read "{{title}}"{{by}}.{{late}}', '{{how}}'],
  button: 'Open Resources',
});

export const documentReviewDue = declareMessage({
  code: 'document-review-due',
  title: 'Review of a document is due',
  class: 'admin',
  to: 'the owner of the document',
  variables: { first_name: 'text', title: 'text', left: 'number', due_on: 'day', page: 'link' },
  parts: { when: { today: 'today', later: 'in {{left}} {{left|day|days}}' } },
  subject: 'Review due {{when}}: {{title}}',
  greeting,
  paragraphs: ['Read "{{title}}" by {{due_on}}. Then set the next day of review, or add a new version.'],
  button: 'Open the document',
});

export const virusFound = declareMessage({
  code: 'virus-found',
  title: 'Virus was found in a file',
  class: 'security',
  to: 'the person who uploaded the file',
  variables: { first_name: 'text', title: 'text', version: 'number' },
  subject: 'A file that you uploaded had a virus',
  greeting,
  paragraphs: [
    'The file of version {{version}} of the document "{{title}}" had a virus and was deleted. Readers no longer get it.',
    'Scan your computer, and upload the file again when it is clean.',
  ],
});
