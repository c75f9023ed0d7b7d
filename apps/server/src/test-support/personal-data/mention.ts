import { declareMessage } from '../../platform/mail/index.ts';

/** An email that names a person in its subject and in its text. */
export const mention = declareMessage({
  code: 'mention',
  title: 'Mentions a person',
  class: 'admin',
  to: 'a manager',
  variables: { person: 'text', email: 'text' },
  subject: '{{person}}',
  greeting: 'Hello,',
  paragraphs: ['{{email}} is {{person}}.'],
});
