import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'External courses',
    steps: [
      'Add courses that you completed elsewhere, with a PDF or a picture of your certificate. Some courses need this evidence. You can change or delete an entry until your organisation has reviewed it.',
      'After the review, choose Correct to add a new entry that replaces it.',
    ],
    routes: ['my-courses', 'external-course-new', 'external-course-edit', 'course-launch'],
    guides: { general: 60 },
  },
  {
    heading: 'Catalogue of external courses',
    text: 'Courses of other providers are in the tab External. People choose from them when they add a course that they took elsewhere.',
    steps: [
      'Set whether evidence is needed, and where to find the reference.',
      'Choose Recognise as a course to set the Doselore course that a verified entry counts for, and the first day.',
      'To end a recognition, choose the day from which it no longer counts.',
    ],
    routes: ['courses', 'new-external-course', 'edit-external-course'],
    guides: { 'super-admin': 120 },
  },
  {
    heading: 'External courses',
    text: 'Progress and results lists the courses that a person took elsewhere.',
    steps: [
      'Open the evidence, then choose Verify, or Reject with a reason that the person reads. Each organisation decides for itself.',
      'Choose Withdraw to undo a verdict. You cannot decide about your own entry.',
      'Choose Add entry to enter a course for the person.',
      'Open an entry to change it. You cannot change a decided entry: choose Correct to add a new entry that replaces it.',
    ],
    routes: ['members-learning', 'members-external-course', 'person-external-courses', 'person-external-course'],
    guides: { 'super-admin': 310, 'organisation-admin': 70, 'service-admin': 60 },
  },
  {
    heading: 'Training records',
    text: 'Lists the external courses of your members that wait for a verdict.',
    steps: [
      'Open the evidence of each entry, select up to 50, then choose Verify. The button appears after you open the evidence of every selected entry. Decide about entries without evidence one by one: choose the course to open its page.',
      'Change the state above the list to see decided entries.',
    ],
    routes: ['training-records'],
    guides: { 'super-admin': 320, 'organisation-admin': 80, 'service-admin': 70 },
  },
  {
    heading: 'Training records',
    text: 'Admins of services at Medium or High see the external courses of their members there. Ask your organisation admin which level your service has.',
    routes: ['training-records'],
    guides: { 'service-admin-level-3': 50 },
  },
];
