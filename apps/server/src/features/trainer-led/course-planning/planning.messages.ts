import { declareMessage } from '../../../platform/mail/index.ts';

/** Variables of every email about a course. `start` is empty while the course has no date. */
export const ofCourse = { first_name: 'text', title: 'text', start: 'moment?', page: 'link' } as const;
/** Variables of emails that name the place and what to bring. */
export const withDetails = { ...ofCourse, place: 'text?', bring: 'words?' } as const;
/** Place and what to bring, as paragraphs. */
export const details = ['Place: {{place}}.', 'What to bring: {{bring}}'] as const;

/** Day and start in words: " on Mon 4th Jan 2027 at 10:00". */
export const ofDate = { when: ' on {{start}}' } as const;

/** Tells people that they accepted other times than the course has now. */
export const acceptanceEnded = 'You accepted before this change. Your acceptance no longer counts.';

/** What emails to the delegates of a course have. */
export const toDelegates = {
  class: 'transactional',
  to: 'delegates of the course',
  greeting: 'Hello {{first_name}},',
  button: 'Open My Courses',
} as const;

const booked = {
  ...toDelegates,
  variables: withDetails,
  parts: ofDate,
  subject: 'Booked: {{title}}{{when}}',
} as const;
const bookedOn = 'You are booked on {{title}}{{when}}.';

export const sessionBooked = declareMessage({
  ...booked,
  code: 'session-booked',
  title: 'Booked on a course',
  paragraphs: [bookedOn, ...details],
});

export const sessionBookedAgain = declareMessage({
  ...booked,
  code: 'session-booked-again',
  title: 'Booked on a course with another date than was accepted',
  paragraphs: [bookedOn, ...details, acceptanceEnded, 'Please accept or decline the new date under My Courses.'],
});

export const sessionNoDate = declareMessage({
  ...toDelegates,
  code: 'session-no-date',
  title: 'Course no longer has a date',
  variables: ofCourse,
  parts: ofDate,
  subject: 'No date yet: {{title}}',
  paragraphs: ['{{title}}{{when}} no longer has a date. We tell you when there is a new one.'],
});

export const sessionDeclined = declareMessage({
  ...toDelegates,
  code: 'session-declined',
  title: 'Delegate declined a course',
  to: 'the delegate who declined',
  variables: ofCourse,
  parts: ofDate,
  subject: 'You declined: {{title}}{{when}}',
  paragraphs: ['You declined {{title}}{{when}}, so you are no longer booked on it.'],
});

export const sessionRemoved = declareMessage({
  ...toDelegates,
  code: 'session-removed',
  title: 'No longer booked on a course',
  to: 'the delegate who was removed',
  variables: ofCourse,
  parts: ofDate,
  subject: 'No longer booked: {{title}}{{when}}',
  paragraphs: ['You are no longer booked on {{title}}{{when}}. Ask your organisation if you think this is wrong.'],
});
