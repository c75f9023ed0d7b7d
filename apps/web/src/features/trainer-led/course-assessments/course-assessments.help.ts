import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Assess delegates',
    text: 'A course can have an assessment. You can assess delegates who attended enough and have a licence.',
    steps: [
      'Assess them by the last day if you can. You can still assess them later, until the course is closed.',
      'Open the tab Assessment and choose Assess beside a delegate. On paper you choose the result and may enter a score. For an observation you tick the checklist: every critical item ticked is a pass. Without a connection, results wait on this device, as marks do, and are sent when the connection is back. For an online assessment, delegates take the online course in My Courses. It opens after they have attended enough, and its result counts. We remind delegates without a result, and the trainer who enters results. Reminders go out after half of the days, and 3 days and 1 day before the last. A pass gives the certificate from the day of the result. Trainers and site admins can correct an entered result: choose Correct and enter a reason. The old values are kept. A failure withdraws the certificate, and a pass gives one from the day of the assessment. After the course is closed, only site admins can correct a result. After a failure the licence can be retried free of charge, and the delegate can be assessed again.',
    ],
    routes: ['course-assessment', 'delegates'],
    guides: { 'super-admin': 750, 'organisation-admin': 450, trainer: 160 },
  },
];
