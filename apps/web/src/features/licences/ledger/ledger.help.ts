import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Ledger check',
    text: 'Each night, and when you choose Check now, every movement is replayed and compared with the numbers on screens. A fault shows the organisation and the course.',
    routes: ['developer-settings'],
    guides: { 'super-admin': 820 },
  },
];
