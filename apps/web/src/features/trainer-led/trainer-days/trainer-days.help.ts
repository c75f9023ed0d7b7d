import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Today',
    text: 'Each session that you lead today has a card. It has the register, the map, the phone of the venue and the email of the organiser. It names delegates who were invited since yesterday. Coming days lists your next sessions. Waiting for you lists registers and assessments that you have not finished. The tabs All courses and Historic have every course, with search and filters.',
    steps: [
      'Choose Take the register. The register opens 15 minutes before the start.',
      'Mark each delegate. Without a connection, marks wait on this device and are sent later.',
      'To enter results, choose Assess below Waiting for you.',
    ],
    routes: ['pharmacist-led-training'],
    guides: { trainer: 10 },
  },
];
