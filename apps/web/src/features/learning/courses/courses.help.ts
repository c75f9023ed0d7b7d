import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Create a course',
    steps: [
      'Choose New course and its kind, and enter the title and the certificate length.',
      'Upload the package of a course that learners take on their own under Packages and modules.',
      'Then choose Make live. Learners with a licence can start a live course.',
    ],
    routes: ['courses', 'new-course', 'edit-course'],
    guides: { 'super-admin': 30 },
  },
  {
    heading: 'Versions of a course',
    text: 'People who have started stay on their version, everyone else begins with the live one. You can make an earlier version live again.',
    steps: [
      'Choose New version to change a course that people are taking. The new version is a draft with the same modules and settings.',
      'Change it, then choose Make live.',
    ],
    routes: ['edit-course', 'edit-sco'],
    guides: { 'super-admin': 40 },
  },
  {
    heading: 'Archive a course',
    text: 'A dialogue first lists the licences and courses concerned. An archived course is not sold, issued or offered. People who have a licence can start and finish it, and certificates stay.',
    steps: ['Choose Archive in the menu of a course.', 'To restore it, choose Archived under State.'],
    routes: ['courses'],
    guides: { 'super-admin': 50 },
  },
  {
    heading: 'Try as a learner',
    text: 'Choose Try as a learner in the menu of a course or a draft. A module plays as it does for a learner, and then shows the result that a learner would get. A distance course shows its texts and its questions, and marks your answers. No licence is used and no result is stored. Attempt limits and prerequisites do not apply.',
    routes: ['courses', 'edit-course', 'try-course', 'try-module'],
    guides: { 'super-admin': 80 },
  },
  {
    heading: 'Checklist',
    text: 'Assessors tick the checklist of a course for each delegate of a Pharmacist-led Course with an observed assessment. It has up to 40 items. Mark an item as critical if a delegate fails without it. Saving makes a new version. Observations by earlier versions stay as they are.',
    routes: ['checklist'],
    guides: { 'super-admin': 140 },
  },
  {
    heading: 'Modules',
    text: 'Each module has its own settings: minutes, maximum attempts, complete on open, and content from other websites. The list shows how many attempts were made and how many failed.',
    steps: [
      'Use the buttons to move modules up or down.',
      'Choose Archive to remove a module from a draft, or from a course that nobody is taking. You can restore archived modules below the list.',
    ],
    routes: ['scos', 'edit-sco'],
    guides: { 'super-admin': 150 },
  },
];
