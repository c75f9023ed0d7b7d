import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Today',
    text: 'Each session that you lead today has a card: its register, the map, the phone of the venue, the email of the organiser, and the delegates who were invited since yesterday. Below are your next sessions by day, then registers and assessments that wait for you. All courses and Historic have every course, with search and filters.',
    steps: [
      'Choose Take the register. The register opens 15 minutes before the start.',
      'Mark each delegate. Marks are sent when there is a connection.',
      'Choose Assess below Waiting for you to enter results.',
    ],
    routes: ['pharmacist-led-training'],
    guides: { trainer: 10 },
  },
];
