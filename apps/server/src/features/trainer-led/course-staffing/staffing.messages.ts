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

export const otherTrainer = declareMessage({
  ...about,
  code: 'other-trainer',
  title: 'Course has another trainer',
  to: 'the organiser of the course',
  variables: { ...ofCourse, page: 'link?', group_name: 'text', trainer: 'text' },
  subject: 'Another trainer: {{title}}{{when}}',
  paragraphs: ['{{trainer}} now leads {{title}}{{when}} for {{group_name}}.', 'You are the organiser of this course.'],
  button: 'Open the course',
});
