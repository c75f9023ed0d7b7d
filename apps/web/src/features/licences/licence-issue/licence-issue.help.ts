import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Issue a licence',
    text: 'Choose the member, then the licence. It is taken from the general pot, and the course appears on the member’s My Courses. A member can hold one unfinished licence for a course at a time.',
    routes: ['members', 'issue-licence', 'virtual-group-issue-licence', 'members-licences'],
    guides: { 'super-admin': 480, 'organisation-admin': 230 },
  },
  {
    heading: 'Issue to many at once',
    text: 'The check shows who is eligible, who already has a licence and whose certificate is still valid. All licences are issued together, or none. If there are fewer licences than people, you can keep the first people of your selection.',
    steps: [
      'Open a course under Licences and choose Issue to people.',
      'Select people, then choose Check.',
      'Choose Expiring first to sort by the day of expiry.',
    ],
    routes: ['bulk-allocation', 'bulk-issue-from-pool', 'bulk-issue-from-general-pot'],
    guides: { 'super-admin': 490, 'organisation-admin': 240, 'service-admin': 130 },
  },
];
