import { declareMessage } from '../../../../platform/mail/index.ts';
import { toDelegates } from '../../course-notices/index.ts';

const withoutPage = { first_name: 'text', title: 'text', group_name: 'text', start: 'moment' } as const;
const variables = { first_name: 'text', title: 'text', group_name: 'text', start: 'moment', page: 'link?' } as const;
const { greeting } = toDelegates;
const toTrainer = { to: 'the trainer who is asked', class: 'transactional', greeting } as const;
const toSite = { to: 'the site admin who handles the project, or all of them', class: 'admin', greeting } as const;
const toOrganiser = { to: 'the organiser of the project', class: 'transactional', greeting } as const;
const question = {
  ...variables,
  period: 'period',
  until: 'moment',
  dates: 'text?',
  delegates: 'number',
  place: 'text?',
} as const;
const facts = ['All dates: {{dates}}.', 'Place: {{place}}.', 'Delegates: {{delegates}}.'] as const;
const deadline = 'Please answer by {{until}}. After that we ask another trainer.';
const button = 'Answer';
const open = 'Open the project';

export const pleaseConfirm = declareMessage({
  ...toTrainer,
  code: 'booking-please-confirm',
  title: 'Trainer is asked to confirm a booking',
  variables: question,
  subject: 'Please confirm: {{title}} on {{start}}',
  paragraphs: [
    '{{group_name}} would like you to lead {{title}} on {{period}}. The time is held for you.',
    ...facts,
    deadline,
  ],
  button,
});

export const confirmReminder = declareMessage({
  ...toTrainer,
  class: 'reminder',
  code: 'booking-confirm-reminder',
  title: 'Reminder to confirm a booking',
  variables: question,
  subject: 'Please answer by {{until}}: {{title}} on {{start}}',
  paragraphs: [
    'You have not answered yet: {{title}} for {{group_name}} on {{period}}.',
    ...facts,
    deadline,
    'You can switch these reminders off in My Profile.',
  ],
  button,
});

export const bookingConfirmed = declareMessage({
  ...toSite,
  code: 'booking-confirmed',
  title: 'Booking was confirmed',
  variables: { ...variables, trainer: 'text' },
  subject: 'Confirmed: {{title}} on {{start}}',
  paragraphs: ['{{trainer}} leads {{title}} for {{group_name}} on {{start}}. The course is scheduled.'],
  button: 'Open the course',
});

export const bookingDeclined = declareMessage({
  ...toSite,
  code: 'booking-declined',
  title: 'Trainer rejected a booking',
  variables: { ...variables, trainer: 'text', reason: 'words?', next: 'text?' },
  parts: {
    outcome: {
      asked: 'We have asked {{next}}.',
      fallen: 'No other trainer can take this start, so the date is no longer booked.',
      free: 'All dates are free again. Choose another trainer.',
    },
  },
  subject: 'Rejected: {{title}} on {{start}}',
  paragraphs: [
    '{{trainer}} does not lead {{title}} for {{group_name}} on {{start}}. {{outcome}}',
    'Reason: {{reason}}',
  ],
  button: open,
});

export const bookingTrainerLost = declareMessage({
  ...toSite,
  code: 'booking-trainer-lost',
  title: 'Trainer of a booking can no longer lead the course',
  variables: { ...variables, trainer: 'text', next: 'text?' },
  parts: {
    outcome: {
      asked: 'We have asked {{next}}.',
      fallen: 'No other trainer can take this start, so the date is no longer booked.',
      free: 'All dates are free again. Choose another trainer.',
    },
  },
  subject: 'Trainer lost: {{title}} on {{start}}',
  paragraphs: ['{{trainer}} can no longer lead {{title}} for {{group_name}} on {{start}}. {{outcome}}'],
  button: open,
});

export const bookingLapsed = declareMessage({
  ...toSite,
  code: 'booking-lapsed',
  title: 'Trainer did not answer a booking in time',
  variables: { ...variables, trainer: 'text', next: 'text?' },
  parts: {
    outcome: {
      asked: 'We have asked {{next}}.',
      fallen: 'No other trainer can take this start, so the date is no longer booked.',
      free: 'All dates are free again. Choose another trainer.',
    },
  },
  subject: 'No answer: {{title}} on {{start}}',
  paragraphs: ['{{trainer}} did not confirm {{title}} for {{group_name}} on {{start}} in time. {{outcome}}'],
  button: open,
});

export const bookingBlocked = declareMessage({
  ...toSite,
  code: 'booking-blocked',
  title: 'Booking could not become a course',
  variables: { first_name: 'text', title: 'text', group_name: 'text', page: 'link?', reason: 'words' },
  subject: 'Blocked: {{title}} for {{group_name}}',
  paragraphs: [
    'The trainer confirmed {{title}} for {{group_name}}, but it cannot become a course yet.',
    '{{reason}}.',
    'Fix this, then ask the trainer to confirm again.',
  ],
  button: open,
});

export const bookingBooked = declareMessage({
  ...toOrganiser,
  code: 'booking-booked',
  title: 'Date of a booking was chosen',
  variables: { ...withoutPage, until: 'moment', dates: 'text?' },
  subject: 'Booked: {{title}} on {{start}}',
  paragraphs: [
    'We have chosen {{start}} for {{title}} at {{group_name}}. A trainer has until {{until}} to confirm it.',
    'All dates: {{dates}}.',
    'We tell you when the course is scheduled.',
  ],
});

export const bookingDateLost = declareMessage({
  ...toOrganiser,
  code: 'booking-date-lost',
  title: 'Booked date is no longer possible',
  variables: withoutPage,
  subject: 'Not possible: {{title}} on {{start}}',
  paragraphs: [
    'No trainer could confirm {{title}} for {{group_name}} on {{start}}. The date is no longer booked.',
    'We look for another date, and tell you when there is one.',
  ],
});

export const bookingWithdrawn = declareMessage({
  ...toTrainer,
  to: 'trainers who were asked about dates',
  code: 'booking-not-needed',
  title: 'Trainer is no longer needed for dates',
  variables: { first_name: 'text', title: 'text', group_name: 'text' },
  parts: {
    outcome: {
      booked: '{{title}} for {{group_name}} now has a date and a trainer.',
      cancelled: '{{title}} for {{group_name}} was cancelled before it had a date.',
      unfit: 'We no longer ask you to lead {{title}} for {{group_name}}.',
      changed: '{{title}} for {{group_name}} is planned again, maybe without you.',
    },
  },
  subject: 'No longer needed: {{title}} for {{group_name}}',
  paragraphs: ['{{outcome}} The dates that we asked you about are free again.'],
});
