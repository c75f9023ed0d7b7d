import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Ask the pharmacist',
    text: 'For questions about medicines, services and your learning. You get the answer by email. Do not write about a patient.',
    guides: { general: 180 },
  },
  {
    heading: 'Questions to the pharmacist',
    text: 'Every site admin gets a notification for each question, and the pharmacist’s mailbox gets an email without the text. Answer by email to the address under the question. The text of a question is never sent by email.',
    routes: ['notifications'],
    guides: { 'super-admin': 860 },
  },
];
