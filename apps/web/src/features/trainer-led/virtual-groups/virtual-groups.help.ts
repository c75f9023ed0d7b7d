import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Pharmacist-led Courses',
    text: 'Courses by date, with the places taken. Open a course to see its delegates, their attendance and their licences. Register to take means that the session is over and some delegates are not marked. Closed and cancelled courses are under Historic.',
    routes: ['virtual-groups', 'historic-virtual-groups', 'historic-virtual-group-info'],
    guides: { 'super-admin': 590, 'organisation-admin': 310, 'service-admin': 170, 'service-admin-level-3': 80 },
  },
  {
    heading: 'Your courses',
    text: 'The Pharmacist-led Courses that you lead, next first, with date, venue and places taken. Closed and cancelled courses are under Historic.',
    routes: ['led-courses', 'historic-led-courses'],
    guides: { trainer: 15 },
  },
  {
    heading: 'Dates and times',
    text: 'Times are UK local times. Not set means that the date or venue has not been agreed yet.',
    routes: ['pharmacist-led-training', 'led-courses', 'historic-led-courses'],
    guides: { trainer: 20 },
  },
];
