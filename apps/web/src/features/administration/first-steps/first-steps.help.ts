import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'First steps',
    text: 'A new site lists the steps to its first certificate above Courses and on the dashboard. A step is done when its record exists. The list disappears permanently when all steps are done.',
    steps: [
      'Choose the button of the next step. Then choose Site Admin at the top to return to the list.',
      'To look around first, choose Add example data: an organisation with invented people, a course, licences and a certificate. Nobody gets an email.',
      'Choose Remove example data to remove it. People are erased, and the organisation and the course are archived. Records of your own that depend on the example are named first.',
    ],
    routes: ['courses', 'reports-dashboard'],
    guides: { 'super-admin': 5 },
  },
];
