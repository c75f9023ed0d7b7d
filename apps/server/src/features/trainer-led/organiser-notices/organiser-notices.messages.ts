import { declareMessage } from '../../../platform/mail/index.ts';
import { ofCourse, ofDate, toDelegates } from '../course-notices/index.ts';

const toOrganiser = {
  class: 'transactional',
  to: 'the organiser of the course',
  variables: { ...ofCourse, page: 'link?', group_name: 'text' },
  parts: ofDate,
  greeting: toDelegates.greeting,
  button: 'Open the course',
} as const;
const withFacts = { ...toOrganiser.variables, place: 'text?', trainer: 'text?' } as const;
const why = 'You are the organiser of this course.';
const facts = ['Place: {{place}}.', 'Trainer: {{trainer}}.', why] as const;

export const organisedScheduled = declareMessage({
  ...toOrganiser,
  code: 'organised-scheduled',
  title: 'Organised course has a date',
  variables: withFacts,
  subject: 'Scheduled: {{title}}{{when}}',
  paragraphs: ['{{title}}{{when}} for {{group_name}} is scheduled.', ...facts],
});

export const organisedMoved = declareMessage({
  ...toOrganiser,
  code: 'organised-moved',
  title: 'Organised course has moved',
  variables: { ...withFacts, before: 'moment?' },
  subject: 'Changed: {{title}}{{when}}',
  paragraphs: [
    'The times or the place of {{title}} for {{group_name}} have changed. It is now{{when}}.',
    'The former start was {{before}}.',
    ...facts,
  ],
});

export const otherTrainer = declareMessage({
  ...toOrganiser,
  code: 'other-trainer',
  title: 'Course has another trainer',
  variables: { ...toOrganiser.variables, trainer: 'text?' },
  subject: 'Another trainer: {{title}}{{when}}',
  paragraphs: ['{{trainer}} now leads {{title}}{{when}} for {{group_name}}.', why],
});

export const organisedNoDate = declareMessage({
  ...toOrganiser,
  code: 'organised-no-date',
  title: 'Organised course no longer has a date',
  subject: 'No date yet: {{title}}',
  paragraphs: ['{{title}}{{when}} for {{group_name}} no longer has a date. It is a draft again.', why],
});

export const organisedCancelled = declareMessage({
  ...toOrganiser,
  code: 'organised-cancelled',
  title: 'Organised course was cancelled',
  variables: { ...toOrganiser.variables, reason: 'words?' },
  subject: 'Cancelled: {{title}}{{when}}',
  paragraphs: ['{{title}}{{when}} for {{group_name}} has been cancelled.', 'Reason: {{reason}}', why],
});
