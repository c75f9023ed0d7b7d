import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Locations',
    text: 'A location is an area with one address as its reference point. Journeys are estimated from the postcode district.',
    steps: [
      'If the position of a district is unknown, enter latitude and longitude.',
      'Archive a location that is no longer used. You can restore it.',
    ],
    routes: ['locations', 'new-location', 'edit-location'],
    guides: { 'super-admin': 220 },
  },
];
