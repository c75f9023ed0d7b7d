import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Feedback',
    text: 'Feedback of delegates about your courses. Averages appear once three people have answered, comments once five have, and both grow in such steps, so that you never learn who said what. The tab History of a course shows the averages and comments of that course. Delegates are asked by email the morning after, and once more a week later. They can answer for 60 days. Would recommend counts the optional question: the score is the share of 9 and 10 less the share of 0 to 6.',
    routes: ['pharmacist-led-training-feedback', 'course-history'],
    guides: { trainer: 140 },
  },
];
