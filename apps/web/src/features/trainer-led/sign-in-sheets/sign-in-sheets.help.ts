import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Sign-in sheet',
    steps: [
      'Download the sign-in sheet of a session and print it. It has a line to sign for every delegate, and empty lines for people who came without an invitation.',
      'Choose the session first if the course has several. From the opening of the register you can add photos or PDFs of the signed sheet, until 30 days after the course is closed. Only the trainer, admins of the organisation and site admins see them. They are deleted a year after the course.',
    ],
    routes: ['delegates'],
    guides: { 'super-admin': 710, 'organisation-admin': 420, trainer: 90 },
  },
];
