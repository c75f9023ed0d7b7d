import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Trainers',
    text: 'Booked courses of a deactivated trainer stay with the trainer. As co-trainer they leave upcoming courses.',
    steps: [
      'Choose New trainer to make a trainer of a person who has an account, or to invite a new person.',
      'Enter the postcode, the ways of teaching and the limits.',
      'Under Courses choose how well the trainer teaches each course.',
      'Under Organisations and Exclusions enter where the trainer does not work, with the reason.',
      'Score data shows what the choice of a trainer compares, and how the trainer answers bookings. Enquiries lists what we asked, with the answers.',
      'Choose Activate when everything is entered: only active trainers can be chosen for a course.',
      'Deactivate a trainer who stops.',
    ],
    routes: [
      'trainers',
      'new-trainer',
      'view-trainer',
      'edit-trainer',
      'trainer-courses',
      'trainer-organisations',
      'trainer-exclusions',
      'trainer-score-data',
      'trainer-enquiries',
    ],
    guides: { 'super-admin': 160 },
  },
  {
    heading: 'Upcoming courses',
    text: 'Sessions of all trainers in the next 90 days. Findings are the same as under Course health and on the page of the course, such as a missing trainer, place or link to the meeting. Open a course to fix them.',
    routes: ['upcoming-pharmacist-led-courses'],
    guides: { 'super-admin': 170 },
  },
  {
    heading: 'Sessions led, hours and miles',
    text: 'Unknown counts sessions whose place has no known position. The page of a trainer estimates one journey from home to a postcode.',
    steps: [
      'Choose Sessions led on the list of trainers. It has one line for each trainer and month, with sessions, hours and estimated miles: from home to the sessions of each day and back, by the middle of the postcode districts.',
      'Choose the months, and Export for a CSV or Excel file.',
    ],
    routes: ['sessions-led', 'view-trainer', 'trainers'],
    guides: { 'super-admin': 180 },
  },
  {
    heading: 'Availability',
    text: 'Below the hours you see the next four weeks with the sessions. Rows that overlap are joined when you save.',
    steps: [
      'Enter the hours of each weekday. Hours can repeat every 2, 3 or 4 weeks, counted from the week of the first day.',
      'Add an exception for days on which other hours count, or none: Available instead replaces the hours of these days, Not available is cut out of them.',
    ],
    routes: ['edit-trainer-general-availability', 'general-availability'],
    guides: { 'super-admin': 190, trainer: 50 },
  },
  {
    heading: 'Schedule',
    text: 'Your sessions and the hours in which you are free, for a day, a week or a month. Open a session to see its delegates.',
    routes: ['schedule'],
    guides: { trainer: 30 },
  },
];
