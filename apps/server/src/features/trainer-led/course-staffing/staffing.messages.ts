import { declareMessage } from '../../../platform/mail/index.ts';
import { ofCourse, ofDate, toDelegates } from '../course-notices/index.ts';

const about = { class: 'transactional', greeting: toDelegates.greeting, parts: ofDate } as const;

export const sessionLed = declareMessage({
  ...about,
  code: 'session-led',
  title: 'Trainer leads a course',
  to: 'the new trainer of the course',
  variables: { ...ofCourse, group_name: 'text', place: 'text?' },
  subject: 'You lead: {{title}}{{when}}',
  paragraphs: ['You lead {{title}}{{when}} for {{group_name}}.', 'Place: {{place}}.'],
  button: 'Open the course',
});

export const sessionNoLongerLed = declareMessage({
  ...about,
  code: 'session-no-longer-led',
  title: 'Trainer no longer leads a course',
  to: 'the former trainer of the course',
  variables: { first_name: 'text', title: 'text', start: 'moment?' },
  subject: 'You no longer lead: {{title}}{{when}}',
  paragraphs: ['{{title}}{{when}} has another trainer.', 'You do not need to attend.'],
});
