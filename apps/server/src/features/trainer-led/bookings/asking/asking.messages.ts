import { declareMessage } from '../../../../platform/mail/index.ts';

const greeting = 'Hello {{first_name}},';
/** Dates of an email, each with its course and the times between which the session could begin. */
const dates = {
  dates: {
    variables: { title: 'text', group_name: 'text', day: 'day', starts: 'text' },
    entry: '{{title}} for {{group_name}}: {{day}}, {{starts}}',
  },
} as const;
const toTrainer = { to: 'a trainer who is asked about dates', greeting, lists: dates } as const;

export const bookingAsked = declareMessage({
  ...toTrainer,
  code: 'booking-asked',
  title: 'Trainer is asked about dates',
  class: 'transactional',
  variables: {
    first_name: 'text',
    title: 'text',
    group_name: 'text',
    place: 'text?',
    minutes: 'number',
    due: 'moment',
    page: 'link',
  },
  subject: 'Can you teach {{title}}? Answer by {{due}}',
  paragraphs: [
    'Can you teach {{title}} for {{group_name}} on one of these dates? The session lasts {{minutes}} minutes.',
    'Place: {{place}}.',
    '{{dates}}',
    'Please answer by {{due}}. Nothing is booked yet: we ask you to confirm when a date is chosen.',
  ],
  button: 'Answer',
});

export const bookingAskedReminder = declareMessage({
  ...toTrainer,
  code: 'booking-asked-reminder',
  title: 'Reminder of dates without an answer',
  class: 'reminder',
  variables: { first_name: 'text', due: 'moment', page: 'link' },
  subject: 'Please answer by {{due}}',
  paragraphs: [
    'These dates wait for your answer:',
    '{{dates}}',
    'Please answer by {{due}}. A no helps too: we can then ask someone else.',
    'You can switch these reminders off in My Profile.',
  ],
  button: 'Answer',
});

export const bookingWithdrawn = declareMessage({
  ...toTrainer,
  code: 'booking-withdrawn',
  title: 'Dates are no longer needed',
  class: 'transactional',
  to: 'a trainer who was asked about dates',
  variables: { first_name: 'text', page: 'link' },
  subject: 'Dates no longer needed',
  paragraphs: ['You no longer need to keep these dates free:', '{{dates}}', 'Thank you for your answers.'],
  button: 'See your dates',
});

const toSiteAdmin = {
  class: 'admin',
  to: 'the site admin who handles the project, or all site admins',
  greeting,
  variables: { first_name: 'text', title: 'text', group_name: 'text', page: 'link' },
  button: 'Open the project',
} as const;

export const bookingOptionReady = declareMessage({
  ...toSiteAdmin,
  code: 'booking-option-ready',
  title: 'Request has a date with a trainer',
  subject: 'A date has a trainer: {{title}} for {{group_name}}',
  paragraphs: [
    'A trainer can teach {{title}} for {{group_name}} on a date that the organisation wants. The other questions stay open.',
  ],
});

export const bookingNoneLeft = declareMessage({
  ...toSiteAdmin,
  code: 'booking-none-left',
  title: 'Request has no trainer left',
  subject: 'No trainer left: {{title}} for {{group_name}}',
  paragraphs: [
    'No trainer who was asked is available for {{title}} for {{group_name}}. Ask other trainers, or add dates.',
  ],
});

export const bookingProblem = declareMessage({
  ...toSiteAdmin,
  code: 'booking-problem',
  title: 'Trainer wrote a problem',
  variables: { ...toSiteAdmin.variables, trainer: 'text', problem: 'words' },
  subject: 'A trainer wrote a problem: {{title}} for {{group_name}}',
  paragraphs: [
    '{{trainer}} answered about {{title}} for {{group_name}}, and wrote:',
    '{{problem}}',
    'Until you have handled it, the dates that {{trainer}} accepted do not count.',
  ],
});
