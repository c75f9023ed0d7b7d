import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'To do',
    text: 'My Courses begins with your tasks, the most urgent first: offered places, invitations, documents to read, certificates that expire within 90 days, and feedback. The list disappears when you have done everything.',
    steps: [
      'Choose the button of a row to answer, read, renew or give feedback.',
      'Choose Show all to see the rows that do not fit.',
      'Choose Leave waiting list if you no longer want a place.',
    ],
    routes: ['my-courses'],
    guides: { general: 5 },
  },
  {
    heading: 'Find your next course',
    text: 'Courses whose certificate expires soon come first, then courses in progress. Each pocket of the blister is a module. A filled pocket is a completed module. Filter the list by type, status or title.',
    routes: ['my-courses'],
    guides: { general: 10 },
  },
  {
    heading: 'Before you start',
    text: 'This page shows who issued the course to you, what you need to pass and the certificate length. Starting the course uses your licence. It cannot be given to another person afterwards. If another course has to be finished first, the page names it and links to it.',
    routes: ['course-launch'],
    guides: { general: 20 },
  },
  {
    heading: 'Modules',
    text: 'Complete every module to complete the course. A locked module shows which module to complete first. If attempts are limited, the list shows how many you have used.',
    routes: ['modules'],
    guides: { general: 30 },
  },
  {
    heading: 'Pharmacist-led Courses',
    text: 'Accept or decline the invitation on the card or the page of the course. The button of our email opens this page. An email puts the course into your calendar, and another follows when the day or the place changes. After a new day please accept again. You can decline until 24 hours before the start. While places last you can change your mind: the email about your decline opens the course.',
    routes: ['my-courses', 'course-launch'],
    guides: { general: 50 },
  },
];
