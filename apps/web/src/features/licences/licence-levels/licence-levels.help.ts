import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Licence levels',
    text: 'The gauge shows licences left to issue. Its tick marks the reorder level. Lasts is based on the licences issued in the last 90 days. Choose the number of expiring certificates to see what to buy.',
    routes: ['licence-levels', 'all-licence-levels'],
    guides: { 'super-admin': 780, 'organisation-admin': 470, 'service-admin': 240, 'service-admin-level-3': 140 },
  },
];
