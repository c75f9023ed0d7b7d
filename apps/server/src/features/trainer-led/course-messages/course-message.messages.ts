import { declareMessage } from '../../../platform/mail/index.ts';
import { ofCourse, ofDate, toDelegates } from '../course-notices/index.ts';

export const courseMessage = declareMessage({
  ...toDelegates,
  code: 'course-message',
  title: 'Message to the delegates of a course',
  variables: { ...ofCourse, sender: 'text', body: 'words' },
  parts: ofDate,
  subject: 'Message about {{title}}{{when}}',
  paragraphs: [
    '{{sender}} writes to the delegates of {{title}}{{when}}:',
    '{{body}}',
    'Answers to this email are not read. Ask your organisation if you have a question.',
  ],
  button: 'Open the course',
});
