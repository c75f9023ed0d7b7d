import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Take a licence back',
    text: 'You see the result before you confirm. A licence that was not started returns to its pot or pool. A licence that was started is revoked: access ends and the licence stays used. Completed licences cannot be taken back.',
    routes: ['members-licences', 'virtual-group-members-licences', 'user-licences'],
    guides: { 'super-admin': 560, 'organisation-admin': 250, 'service-admin': 160 },
  },
  {
    heading: 'Retry free of charge',
    text: 'After a failed course, a lapsed licence, or a licence revoked for a technical fault, a member can try again without another licence. The number of retries is limited. A site admin can exceed the limit.',
    routes: ['members-licences', 'user-licences', 'developer-settings'],
    guides: { 'super-admin': 570, 'organisation-admin': 260 },
  },
  {
    heading: 'Licences of a delegate',
    text: 'Licences for the course that you teach. You can issue a licence from the pool of the course. Until the course is closed you can take back licences that were not started.',
    routes: ['members-licences', 'issue-licence'],
    guides: { trainer: 180 },
  },
  {
    heading: 'A member’s licences',
    steps: [
      'Open a member and choose Licences to see their licences.',
      'Choose Issue licence to issue one from the pool of the service, or from the general pot if you have access. Requested licences are added to the pool.',
    ],
    routes: ['members', 'members-licences', 'issue-licence'],
    guides: { 'service-admin': 150 },
  },
];
