import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Dashboard',
    text: 'Needs attention lists the work to do. Each line opens its list. You can show every chart as a table. The numbers are current.',
    routes: ['dashboard', 'reports-dashboard'],
    guides: { 'super-admin': 230, 'organisation-admin': 20 },
  },
];
