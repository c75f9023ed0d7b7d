import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Materials',
    text: 'Open the tab Materials to add files and links for the delegates. Delegates see them at once, or after the last session, as you choose. Files are PDFs or pictures. Delegates find them on the page of the course.',
    routes: ['course-materials', 'delegates'],
    guides: { 'super-admin': 720, trainer: 100 },
  },
];
