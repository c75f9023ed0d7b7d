import { declareMessage } from '../../../platform/mail/index.ts';
import { details, ofCourse, ofDate, toDelegates, withDetails } from '../course-notices/index.ts';

/** Last paragraph of reminders. */
const switchOff = 'You can switch these reminders off in My Profile.';
const reminder = { ...toDelegates, class: 'reminder' } as const;
const toTrainer = { class: 'admin', to: 'the trainer of the course', greeting: toDelegates.greeting } as const;

export const sessionReminder = declareMessage({
  ...reminder,
  code: 'session-reminder',
  title: 'Reminder of a course',
  variables: { ...withDetails, days: 'number?', minutes: 'number?', until: 'moment?' },
  parts: {
    ...ofDate,
    absence: {
      decline: 'If you cannot come, decline until {{until}}. Your place then goes to someone else.',
      too_late: 'If you cannot come, tell your organisation.',
    },
  },
  lists: { sessions: { variables: { times: 'period' }, entry: '{{times}}', between: '; ' } },
  subject: 'Reminder: {{title}}{{when}}',
  paragraphs: [
    'You are booked on {{title}}{{when}}.',
    ...details,
    'The course has {{days}} sessions: {{sessions}}.',
    'The course is online. Join it under My Courses from {{minutes}} minutes before the start.',
    '{{absence}}',
    switchOff,
  ],
  button: 'Open the course',
});

export const assessmentDue = declareMessage({
  ...reminder,
  code: 'assessment-due',
  title: 'Last day of an assessment',
  to: 'delegates without a result',
  variables: { ...ofCourse, until: 'day' },
  parts: {
    ...ofDate,
    next: {
      online: 'Open the course in My Courses and complete its modules by then.',
      paper: 'Give your paper to the trainer by then, if you have not done so. The trainer enters your result.',
      observed: 'Agree a time with the trainer before then. The trainer observes you and enters your result.',
    },
  },
  subject: 'Assessment until {{until}}: {{title}}',
  paragraphs: [
    'You attended {{title}}{{when}}. Your assessment can be completed until {{until}}.',
    '{{next}}',
    'Without a result by then your licence for the course can lapse.',
    switchOff,
  ],
});

export const resultsMissing = declareMessage({
  ...toTrainer,
  code: 'results-missing',
  title: 'Results are missing',
  variables: { ...ofCourse, pending: 'number', until: 'day' },
  parts: ofDate,
  subject: 'Results are missing: {{title}}{{when}}',
  paragraphs: [
    '{{title}}{{when}}: {{pending}} {{pending|delegate has|delegates have}} no result yet. Enter results until {{until}}.',
    switchOff,
  ],
  button: 'Enter results',
});

export const registerOpen = declareMessage({
  ...toTrainer,
  code: 'register-open',
  title: 'Register is open',
  variables: { ...ofCourse, unmarked: 'number' },
  parts: ofDate,
  subject: 'The register is open: {{title}}{{when}}',
  paragraphs: [
    '{{title}}{{when}} is over. The attendance of {{unmarked}} {{unmarked|delegate|delegates}} is open.',
    'Mark the delegates in the register. Until then we remind you every day.',
    switchOff,
  ],
  button: 'Open the register',
});

export const belowMinimum = declareMessage({
  code: 'below-minimum',
  title: 'Fewer delegates than the minimum',
  class: 'admin',
  to: 'the organiser of the course',
  variables: { ...ofCourse, page: 'link?', group_name: 'text', delegates: 'number', minimum: 'number' },
  parts: {
    ...ofDate,
    invite: {
      yourself: 'Invite more people',
      by_admin: 'Ask an admin of your organisation to invite more people',
    },
  },
  subject: 'Fewer delegates than the minimum: {{title}}{{when}}',
  greeting: toDelegates.greeting,
  paragraphs: [
    '{{title}}{{when}} for {{group_name}} has {{delegates}} of at least {{minimum}} delegates. It still takes place unless a site admin cancels it.',
    '{{invite}}, or ask us for another date.',
    switchOff,
  ],
  button: 'Open the course',
});

export const feedbackRequest = declareMessage({
  ...reminder,
  code: 'feedback-request',
  title: 'Request for feedback on a course',
  to: 'delegates who attended',
  variables: { ...ofCourse, until: 'day' },
  parts: { ...ofDate, again: { first: '', last: 'We do not ask again about this course.' } },
  subject: 'How was {{title}}?',
  paragraphs: [
    'You attended {{title}}{{when}}. Please tell us how it was. It takes a minute.',
    'The trainer and your organisation do not see who answered. You can answer until {{until}}.',
    '{{again}}',
    'You can switch these requests off in My Profile.',
  ],
  button: 'Give feedback',
});
