import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Replace the trainer, add co-trainers',
    text: 'Choose More, then Replace trainer, on a scheduled course, also on its day, until attendance is recorded. Trainers are listed in the order of their score. We notify the former trainer and the new one at once, and the organiser with the other changes of the next 2 minutes. Dates, delegates and licences stay. A trainer who cannot attend is named at the top of the page and under Course health, until the trainer is replaced or the course is moved. On the tab Schedule you can add up to 3 co-trainers. They see the delegates and take the register like the trainer, and their time is booked too. Feedback counts for the trainer alone.',
    routes: ['delegates', 'edit-virtual-group', 'virtual-groups-health', 'virtual-groups-health-check'],
    guides: { 'super-admin': 640 },
  },
  {
    heading: 'One page for each course',
    text: 'The head of a course names its day, place and state, and the next step. The menu More has your other actions. The tab Overview shows how to get to a course: the address with a map, notes about access, the equipment, and the phone and email of the venue. For a virtual course it shows the account of the meeting, and the button to join when it is time. The email of the organiser is there too. Service admins do not see the address and the contacts.',
    routes: ['course-details', 'delegates'],
    guides: { 'super-admin': 650, 'organisation-admin': 360, trainer: 70 },
  },
  {
    heading: 'When you cannot attend',
    steps: [
      'Open the course, choose More and then Cannot attend.',
      'Enter the reason, which only site admins see. They are notified at once and look for another trainer. You lead the course until they have found one.',
      'If you can come after all, choose I can attend after all.',
    ],
    routes: ['delegates', 'pharmacist-led-training'],
    guides: { trainer: 60 },
  },
];
