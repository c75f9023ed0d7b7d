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

/** Class, recipients, greeting and button of emails to the delegates of a course. */
export const toDelegates = {
  class: 'transactional',
  to: 'delegates of the course',
  greeting: 'Hello {{first_name}},',
  button: 'Open My Courses',
} as const;
