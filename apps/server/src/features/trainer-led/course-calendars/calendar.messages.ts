import { declareMessage } from '../../../platform/mail/index.ts';
import { acceptanceEnded, details, ofCourse, ofDate, toDelegates, withDetails } from '../course-notices/index.ts';

const toGuests = { ...toDelegates, to: 'delegates and trainer of the course', button: 'Open' } as const;

export const calendarRequest = declareMessage({
  ...toGuests,
  code: 'calendar-request',
  title: 'Course for the calendar',
  variables: withDetails,
  parts: ofDate,
  subject: 'For your calendar: {{title}}{{when}}',
  paragraphs: ['This email puts {{title}}{{when}} into your calendar.', ...details],
});

export const calendarCancel = declareMessage({
  ...toGuests,
  code: 'calendar-cancel',
  title: 'Course is taken out of the calendar',
  variables: { first_name: ofCourse.first_name, title: ofCourse.title, page: ofCourse.page },
  subject: 'Out of your calendar: {{title}}',
  paragraphs: ['This email takes {{title}} out of your calendar.'],
});

export const calendarChanged = declareMessage({
  ...toGuests,
  code: 'calendar-changed',
  title: 'Course in the calendar has changed',
  variables: withDetails,
  parts: {
    ...ofDate,
    change: {
      times: 'The times of {{title}} have changed.',
      other: '{{title}} has changed. It is now{{when}}.',
    },
    acceptance: { ended: acceptanceEnded, none: '' },
    answer: {
      new_date: 'Please accept or decline the new date.',
      date: 'Please accept or decline the date.',
      none: '',
    },
  },
  lists: {
    moves: {
      variables: { before: 'period?', after: 'period?' },
      entry: {
        new: 'New session: {{after}}.',
        gone: 'No longer takes place: {{before}}.',
        moved: 'Old time: {{before}}. New time: {{after}}.',
      },
    },
  },
  subject: 'Changed: {{title}}{{when}}',
  paragraphs: ['{{change}}', '{{moves}}', '{{acceptance}}', '{{answer}}', ...details],
});
