import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Decide on requests',
    text: 'Fulfil from the general pot, order, or decline with a note. If you fulfil a part, the request stays open for the rest. We notify the requester immediately. Requests without a decision lapse.',
    routes: ['licence-requests', 'service-licence-requests', 'group-licence-requests'],
    guides: { 'super-admin': 580, 'organisation-admin': 300 },
  },
  {
    heading: 'Request licences',
    text: 'Choose the course, the number and a note. A second request for the same course and length changes the open request. We notify your organisation immediately. Licences are added to the pool of your service. You can withdraw your own request.',
    routes: ['request-licences'],
    guides: { 'service-admin': 230, 'service-admin-level-3': 130 },
  },
  {
    heading: 'When a member needs a course',
    text: 'Request licences for your service. Your organisation decides and issues them. The course then appears on the member’s My Courses.',
    routes: ['members', 'licences', 'request-licences'],
    guides: { 'service-admin-level-3': 60 },
  },
];
