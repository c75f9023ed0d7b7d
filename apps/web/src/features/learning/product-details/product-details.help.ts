import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Extra data of courses',
    text: 'What a course teaches, who it is for, how long it takes and which standards it meets. Learners read the learning objectives before they start. The table says what is missing and which reviews are overdue. Each save is a version, and certificates keep theirs. The content owner is notified before a review is due, and site admins before an accreditation ends.',
    routes: ['extra-data', 'edit-course', 'edit-paper-course'],
    guides: { 'super-admin': 60 },
  },
];
