import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Admin audits',
    text: 'All changes, with who made them, when and in which role. Each row shows the values before and after. Filter by person, organisation, action and date. Rows cannot be changed or deleted. The seal shows whether anyone has tried.',
    routes: ['admin-audits'],
    guides: { 'super-admin': 550 },
  },
];
