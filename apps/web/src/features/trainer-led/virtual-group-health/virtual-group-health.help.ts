import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Course health',
    text: 'What is wrong with courses that have not ended: no trainer or place, a booking over a conflict, fewer delegates or licences than needed, a late register or closing. Each finding opens the page where it is fixed. Drafts are in the report from their first date to its end. The page of a course shows its own findings. The report shows the courses as they are now.',
    routes: ['virtual-groups-health', 'virtual-groups-health-check'],
    guides: { 'super-admin': 600, 'organisation-admin': 320 },
  },
];
