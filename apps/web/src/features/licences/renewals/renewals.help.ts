import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Renewals',
    text: 'Compares certificates that expire within 90 days with the licences left to issue. Selected people are checked again before licences are issued. A refresher also renews the certificate, until 60 days after it expires.',
    steps: [
      'Choose Order or Request to get the missing number.',
      'Choose Issue to see who has no licence to renew with.',
    ],
    routes: ['licence-renewals'],
    guides: { 'super-admin': 790, 'organisation-admin': 480, 'service-admin': 250, 'service-admin-level-3': 150 },
  },
];
