import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Choose delegates',
    steps: [
      'Open a course, then choose the button Choose delegates. It may be under More. Switch people on to invite them, up to the number of places.',
      'Switch them off to remove them: a licence of this course that they have not started is taken back. People whose attendance is recorded stay. A service chooses among its own members, for its own courses. It sees courses of others only with its own delegates.',
    ],
    routes: ['virtual-group-membership', 'delegates'],
    guides: { 'super-admin': 670, 'organisation-admin': 380, 'service-admin': 190, 'service-admin-level-3': 90 },
  },
  {
    heading: 'Answers and the waiting list',
    text: 'Delegates accept or decline on My Courses. They can decline until 24 hours before the start; an unstarted licence of the course is then taken back. After declining they can accept again while a place is free and nobody waits for it. You are notified when a delegate declines and when they accept again. The tab History of the course lists who declined, with their notes. If you invite more people than places are left, you can put the others on the waiting list. A free place goes to the first person who waits: at once, or when an organisation admin gives it, as the course says. Within 48 hours before the start the place is offered for up to 12 hours. In the last 4 hours nobody gets one.',
    routes: ['virtual-group-membership', 'delegates', 'course-history'],
    guides: { 'super-admin': 680, 'organisation-admin': 390, 'service-admin': 200, 'service-admin-level-3': 100 },
  },
  {
    heading: 'One delegate',
    text: 'Open a delegate to see their job role, services, attendance, licence and certificate for this course. Licences and Issue licence are one click away.',
    routes: ['delegate-info'],
    guides: { 'super-admin': 740, 'organisation-admin': 440, trainer: 130 },
  },
];
