import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Access and dietary needs',
    text: 'Delegates can enter what they need on the day when they accept the invitation, and change it until the course begins. Only the trainer and the organiser see these needs, on the tab Overview. No list or report has them. They are deleted 30 days after the course is closed.',
    routes: ['course-details', 'delegates'],
    guides: { 'super-admin': 730, 'organisation-admin': 430, trainer: 110 },
  },
];
