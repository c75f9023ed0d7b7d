import { declareMessage } from '../../../../platform/mail/index.ts';
import { toDelegates } from '../../course-notices/index.ts';

const variables = { first_name: 'text', title: 'text', group_name: 'text' } as const;
const { greeting } = toDelegates;
const toOrganiser = { to: 'the organiser of the project', class: 'transactional', greeting } as const;
const toSite = { to: 'the site admin who handles the project, or all of them', class: 'admin', greeting } as const;
const days = { days: { variables: { day: 'day', starts: 'text' }, entry: '{{day}}, {{starts}}' } } as const;
const question = { ...variables, until: 'moment', page: 'link?' } as const;
const button = 'Choose a date';

export const pleaseChoose = declareMessage({
  ...toOrganiser,
  code: 'booking-please-choose',
  title: 'Organiser is asked to choose a date',
  variables: question,
  lists: days,
  subject: 'Choose a date by {{until}}: {{title}}',
  paragraphs: [
    'Trainers can come to {{group_name}} for {{title}} on these days:',
    '{{days}}',
    'Please choose a day and a start by {{until}}. Until then others can book the same trainers, so the days can change.',
  ],
  button,
});

export const chooseReminder = declareMessage({
  ...toOrganiser,
  class: 'reminder',
  code: 'booking-choose-reminder',
  title: 'Reminder to choose a date',
  variables: question,
  subject: 'Please choose a date by {{until}}: {{title}}',
  paragraphs: [
    'You have not chosen a date for {{title}} at {{group_name}} yet. Please choose one by {{until}}.',
    'You can switch these reminders off in My Profile.',
  ],
  button,
});

export const nothingAvailable = declareMessage({
  ...toOrganiser,
  code: 'booking-nothing-available',
  title: 'No trainer is available for a booking',
  variables: { ...variables, note: 'words' },
  subject: 'No trainer available: {{title}} at {{group_name}}',
  paragraphs: ['No trainer is available for {{title}} at {{group_name}} on the dates so far. We wrote:', '{{note}}'],
});

export const choiceEnded = declareMessage({
  ...toOrganiser,
  code: 'booking-choice-ended',
  title: 'Organiser can no longer choose a date',
  variables,
  parts: {
    outcome: {
      lost: 'No date that you could choose for {{title}} at {{group_name}} is possible any longer. We look for other dates, and email you when there are some.',
      cancelled: '{{title}} for {{group_name}} was cancelled. You do not need to do anything.',
      passed_on: 'Someone else now chooses the date of {{title}} at {{group_name}}. You do not need to do anything.',
      lapsed:
        'No date was chosen in time for {{title}} at {{group_name}}, so nothing is booked. Contact us when you still want the training.',
    },
  },
  subject: 'Booking update: {{title}} at {{group_name}}',
  paragraphs: ['{{outcome}}'],
});

export const choiceMade = declareMessage({
  ...toSite,
  code: 'booking-chosen',
  title: 'Organiser chose a date',
  variables: { ...variables, start: 'moment', until: 'moment', by: 'text', page: 'link' },
  subject: 'Chosen: {{title}} on {{start}}',
  paragraphs: [
    '{{by}} chose {{start}} for {{title}} at {{group_name}}. We have asked the trainer to confirm it by {{until}}.',
  ],
  button: 'Open the project',
});

export const choiceLapsed = declareMessage({
  ...toSite,
  code: 'booking-not-chosen',
  title: 'Organiser did not choose a date',
  variables: { ...variables, organiser: 'text', page: 'link' },
  parts: {
    outcome: {
      lapsed:
        '{{organiser}} did not choose a date for {{title}} at {{group_name}} in time. Nothing is held. You can ask again, book a date yourself, or look for others.',
      gone: '{{organiser}} can no longer organise courses for {{group_name}}, and was asked to choose a date for {{title}}. Choose another organiser for the project, and ask again.',
    },
  },
  subject: 'No date chosen: {{title}} for {{group_name}}',
  paragraphs: ['{{outcome}}'],
  button: 'Open the project',
});
