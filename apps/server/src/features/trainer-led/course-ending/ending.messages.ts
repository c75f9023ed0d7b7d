import { declareMessage } from '../../../platform/mail/index.ts';
import { ofCourse, ofDate, toDelegates } from '../course-notices/index.ts';

const cancelled = {
  ...toDelegates,
  variables: { ...ofCourse, reason: 'words' },
  parts: ofDate,
  subject: 'Cancelled: {{title}}{{when}}',
  button: 'Open',
} as const;
const what = ['{{title}}{{when}} has been cancelled.', 'Reason: {{reason}}'] as const;

export const sessionCancelled = declareMessage({
  ...cancelled,
  code: 'session-cancelled',
  title: 'Course was cancelled',
  to: 'delegates and trainer of the course',
  paragraphs: [...what, 'Your organisation will tell you if there is a new date.'],
});

export const waitingCancelled = declareMessage({
  ...cancelled,
  code: 'waiting-cancelled',
  title: 'Course with a waiting list was cancelled',
  to: 'people on the waiting list of the course',
  paragraphs: [...what, 'Its waiting list has ended.'],
});
