import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Venues',
    text: 'A venue is a room with a capacity and equipment.',
    steps: [
      'Choose an organisation under Own room of an organisation if only this organisation can use it.',
      'Under Exclusions choose the organisations that cannot use the venue, each with a reason.',
      'Archive a venue that is no longer used. You can restore it.',
    ],
    routes: ['venues', 'new-venue', 'edit-venue', 'venue-exclusions'],
    guides: { 'super-admin': 210 },
  },
];
