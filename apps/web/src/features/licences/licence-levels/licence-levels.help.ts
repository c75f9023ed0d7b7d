import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Licence levels',
    text: 'The gauge shows licences left to issue. Its tick marks the reorder level. Lasts is based on the licences issued in the last 90 days. Choose the number of expiring certificates to see what to buy.',
    routes: ['licence-levels', 'all-licence-levels'],
    guides: { 'super-admin': 780, 'organisation-admin': 470, 'service-admin': 240, 'service-admin-level-3': 140 },
  },
  {
    heading: 'Renewals',
    text: 'Compares certificates that expire within 90 days with the licences left to issue.',
    steps: [
      'Choose Order or Request to get the missing number.',
      'Choose Issue to see who has no licence to renew with. The selected people are checked again before licences are issued. A refresher also renews the certificate, until 60 days after it expires.',
    ],
    routes: ['licence-renewals'],
    guides: { 'super-admin': 790, 'organisation-admin': 480, 'service-admin': 250, 'service-admin-level-3': 150 },
  },
];
