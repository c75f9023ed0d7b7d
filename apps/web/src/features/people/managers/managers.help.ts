import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Admins',
    text: 'Organisation admins run the whole organisation. Service admins run one service, and the level in the settings of the organisation decides what they may do. Choose a member to make them an admin. Someone you remove as an admin stays a member.',
    routes: ['managers'],
    guides: { 'super-admin': 370, 'organisation-admin': 120 },
  },
];
