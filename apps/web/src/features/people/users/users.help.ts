import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Users',
    text: 'Everyone with an account, in all organisations. Open a person to see their details, learning, licences and history. Archiving an account ends upcoming courses, waiting-list places, organiser duties and unstarted licences of the person; the dialogue lists them. Restoring gives back what is still free. Demo users have a list of their own.',
    routes: ['users', 'demo-users'],
    guides: { 'super-admin': 20 },
  },
  {
    heading: 'Site admins',
    steps: [
      'Choose New site admin to propose a person. Another site admin confirms by the link in an email.',
      'Choose Withdraw to cancel a proposal that is not yet confirmed.',
      'Choose Remove and enter your password to remove a site admin.',
    ],
    routes: ['super-admins', 'super-admin-new'],
    guides: { 'super-admin': 540 },
  },
];
