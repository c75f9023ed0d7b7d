import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Take the register',
    text: 'The register is open from 15 minutes before each session until the course is closed.',
    steps: [
      'Choose the session if the course has several. Marks are sent a moment after you choose them. Without a connection they wait on this device, and the bar below says how many.',
      'Keep the page open until none wait; they are also sent when you log in here later. Open your courses of today and tomorrow once on this device. You can then reload them without a connection, until you log out or the day ends. When two people mark the same delegate, the later mark counts.',
      'Choose a mark again to remove it.',
      'Choose Add someone who came to add a person without an invitation. The waiting list is shown first.',
      'Enter a name to find other members of the organisation. People who are not members are added by their email, and get an account and an invitation to it. The person is marked as attended.',
      'Without a connection choose Add by email and enter the name too. The entry waits on this device, as marks do. One hour after the course the trainer is reminded of a register that is not complete, and then every day. Marking someone as attended or partly attended uses their licence. Changing the mark later does not return it. Has not finished, below a name, says that a course to finish first is missing on the first day; you can still mark the delegate.',
    ],
    routes: ['delegates'],
    guides: { 'super-admin': 700, 'organisation-admin': 410, trainer: 80 },
  },
  {
    heading: 'Issue after the register',
    text: 'Everyone who attended without a licence gets one. Licences come from the pool of the course first, then from the general pot. Missing licences are requested. Issue them here when they arrive.',
    routes: ['issue-after-register', 'delegates'],
    guides: { 'super-admin': 760, 'organisation-admin': 460, trainer: 170 },
  },
];
