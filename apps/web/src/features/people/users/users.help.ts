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
  {
    heading: 'New user',
    text: 'The account belongs to no organisation at first. Open the person afterwards and add them to one. To make a person an account and a member in one step, choose Invite a person on the page Members of the organisation.',
    routes: ['site-new-user'],
    guides: { 'super-admin': 22 },
  },
  {
    heading: 'Edit user',
    text: 'A change applies in every organisation of the person. Certificates that were issued keep the name that they were issued with. The person can also change the email in My Profile, and request another name there.',
    routes: ['site-edit-user'],
    guides: { 'super-admin': 24 },
  },
];
