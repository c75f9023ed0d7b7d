import { declareMessage } from '../../../../platform/mail/index.ts';
import { acceptanceEnded, details, ofCourse, ofDate, toDelegates, withDetails } from '../../course-notices/index.ts';

/** Button of emails whose page lets the delegate answer. */
export const answerButton = 'Accept or decline';

const booked = {
  ...toDelegates,
  variables: withDetails,
  parts: ofDate,
  subject: 'Booked: {{title}}{{when}}',
  button: answerButton,
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
  paragraphs: [bookedOn, ...details, acceptanceEnded, 'Please accept or decline the new date.'],
});

export const sessionDeclined = declareMessage({
  ...toDelegates,
  code: 'session-declined',
  title: 'Delegate declined a course',
  to: 'the delegate who declined',
  variables: ofCourse,
  parts: ofDate,
  subject: 'You declined: {{title}}{{when}}',
  paragraphs: [
    'You declined {{title}}{{when}}, so you are no longer booked on it.',
    'While places last you can still change your mind.',
  ],
  button: 'Change my mind',
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
