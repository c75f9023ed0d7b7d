import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Notifications',
    text: 'The bell shows the number of unread notifications. Open it, then mark one or all as read. Notifications are kept for 12 months.',
    routes: ['notifications'],
    guides: {
      'super-admin': 870,
      'organisation-admin': 530,
      trainer: 200,
      'service-admin': 290,
      'service-admin-level-3': 180,
    },
  },
];
