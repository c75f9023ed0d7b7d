import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'CPD diary',
    text: 'Only you can see your CPD records. Begin with Planned when you decided what to learn, and with Unplanned when something happened that taught you. Only the title is needed to save, so you can write a record in several sittings. Print in the diary puts all records on paper.',
    routes: ['cpd', 'cpd-new', 'cpd-record'],
    guides: { general: 145 },
  },
];
