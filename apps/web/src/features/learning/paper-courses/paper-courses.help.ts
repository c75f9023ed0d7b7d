import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Face-to-face courses',
    text: 'An assessor watches the person, and an admin records the result. Each version has its rule: score and pass mark, a scan of the signed form, and the assessors who may be named. Results are recorded by the rule of the live version. A new version leaves recorded results as they are.',
    routes: ['courses', 'new-paper-course', 'edit-paper-course'],
    guides: { 'super-admin': 58 },
  },
  {
    heading: 'Results of Face to Face Courses',
    text: 'Progress and results lists licences that wait for a result. Some courses also need a score or a scan of the signed form. The result uses the licence, and a pass gives the certificate from the day of the course. Only site admins can correct a result. The old values are kept.',
    steps: [
      'Choose Record result there, or in the row menu of the licence or the member.',
      'Enter the day, pass or fail, and the assessor.',
    ],
    routes: ['members-learning', 'members-licences', 'members'],
    guides: { 'super-admin': 300, 'organisation-admin': 60, 'service-admin': 50 },
  },
];
