import { declareMessage } from '../../../platform/mail/index.ts';
import { ofCourse, ofDate, toDelegates } from '../course-notices/index.ts';

export const sessionNoDate = declareMessage({
  ...toDelegates,
  code: 'session-no-date',
  title: 'Course no longer has a date',
  variables: ofCourse,
  parts: ofDate,
  subject: 'No date yet: {{title}}',
  paragraphs: ['{{title}}{{when}} no longer has a date. We tell you when there is a new one.'],
});
