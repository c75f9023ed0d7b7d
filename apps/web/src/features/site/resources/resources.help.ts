import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Documents',
    text: 'Resources has guides, procedures and forms for everyone, and documents from your organisation. Documents under To read must be read by the day on the card. The number beside Resources shows how many there are, and My Courses lists them. You get an email about these documents, which you can switch off in My Profile. You cannot undo an acknowledgement. You may have to read a new version again.',
    steps: [
      'Choose Open to read a document in a new tab, or Download to save it.',
      'After you have opened a document, choose Acknowledge to confirm the words that are shown.',
    ],
    routes: ['resources'],
    guides: { general: 160 },
  },
];
