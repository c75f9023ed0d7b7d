import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Broken admins',
    text: 'Admins with a problem: archived accounts, people who have left, roles without a place, places without a role, and sessions led by people who are not trainers.',
    steps: [
      'Select problems and choose Prepare repairs. You see each change before you confirm it. You can undo repairs for 30 days.',
      'If a place has no admin left, choose one yourself.',
    ],
    routes: ['broken-managers', 'fix-plan'],
    guides: { 'super-admin': 530 },
  },
];
