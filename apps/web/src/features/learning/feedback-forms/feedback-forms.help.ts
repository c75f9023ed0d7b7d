import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Feedback forms',
    text: 'Learners give stars, and answer up to 7 questions that you write. Courses without a form of their own use the form of the site, in the tab Feedback forms. The tab Feedback of a course changes its own form and lists what people answered. Each save is a version. Earlier answers keep the questions that people were asked. Learners who have the form open can still answer the earlier questions. After a face-to-face course, learners are asked once its result is recorded.',
    routes: ['courses', 'edit-course', 'edit-paper-course'],
    guides: { 'super-admin': 70 },
  },
];
