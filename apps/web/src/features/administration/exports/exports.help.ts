import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Your files with certificates',
    text: 'Admins and trainers who download many certificates at once find the files here, whatever list they started them from. You get a notification when a file is ready. A file is kept for 30 days.',
    routes: ['account'],
    guides: { general: 110 },
  },
];
