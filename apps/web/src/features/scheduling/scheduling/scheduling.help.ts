import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'How trainers are compared',
    text: 'The comparison gives each trainer a score from 0 to 100 points. The weights in the part Bookings are the most points for each part of the score.',
    steps: [
      'Change the weights so that they add up to 100, for example more points for short journeys.',
      'Enter the minutes that a venue needs between two sessions.',
      'Enter the hours of rest that a trainer has at home between two days, or 0 for no rule.',
      'Choose Save settings. Open the schedule of a course to see the new order.',
      'Under Asking, enter the lowest score and how many working days trainers and organisers have to answer.',
    ],
    routes: ['developer-settings'],
    guides: { 'super-admin': 855 },
  },
];
