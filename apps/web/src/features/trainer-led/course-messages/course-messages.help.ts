import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Write to delegates',
    text: 'Open the tab History of a course to send a message to everyone who has a place on it. They get it by email with your name, and see it on the page of the course. Delegates can get 3 messages in 24 hours, and the trainer is notified of a message of an admin. The tab also lists the messages that were sent.',
    routes: ['course-history', 'delegates'],
    guides: {
      'super-admin': 690,
      'organisation-admin': 400,
      trainer: 120,
      'service-admin': 220,
      'service-admin-level-3': 120,
    },
  },
];
