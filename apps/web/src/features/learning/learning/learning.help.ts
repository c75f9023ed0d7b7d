import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Leave a course',
    steps: [
      'Use the Exit button at the bottom of the course. The line above the course shows when it was last saved.',
      'Choose Resume to continue from the same place on any device.',
    ],
    routes: ['modules', 'lms-post-content', 'course-launch'],
    guides: { general: 70 },
  },
  {
    heading: 'One place at a time',
    text: 'If you open a course in another tab or on another device, it continues there. Your progress here is saved.',
    routes: ['lms-content-duplicate-tab'],
    guides: { general: 80 },
  },
  {
    heading: 'Your results',
    text: 'Your score, the pass mark and your answers. If you did not pass, review your answers and choose Try again. Your certificate appears here when the whole course is complete.',
    routes: ['results', 'distance-results', 'lms-post-content'],
    guides: { general: 90 },
  },
];
