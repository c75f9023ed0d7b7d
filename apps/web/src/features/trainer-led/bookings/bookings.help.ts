import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Booking projects',
    text: 'A project collects the training that an organisation asks for. Each request of a project is one session of one course.',
    steps: [
      'Choose New project, then the organisation, the organiser and a title.',
      'Choose Add a request: the course, how many people take part, how long it takes and where. Whether it is online or face to face follows from the course.',
      'Choose Dates to enter the days that suit the organisation, each with the first and the last start.',
      'Beside the dates, a month shows how many trainers could take each day. Choose a day to add it, or Propose 6 dates, then Save dates.',
      'Open a request to see who could take its dates: the score of each trainer, its parts, and why somebody cannot.',
      'Change a draft at any time. Cancel a request or the whole project with a reason.',
    ],
    routes: [
      'projects',
      'new-project',
      'project',
      'new-project-request',
      'project-request',
      'project-request-dates',
      'manage-request',
    ],
    guides: { 'super-admin': 695 },
  },
];
