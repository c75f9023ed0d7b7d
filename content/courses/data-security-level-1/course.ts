import type { CourseDefinition } from '../../src/course-types.ts';
import { quiz } from './quiz.ts';

export const dataSecurity: CourseDefinition = {
  slug: 'data-security-level-1',
  title: 'Data security awareness level 1',
  summary:
    'Keep people’s information safe, share it when care needs it, and speak up when something goes wrong. For every member of the team, every year.',
  deliverableId: 1,
  minutes: 35,
  audience: 'All staff, including locums, drivers and head office',
  motif: 'label',
  hue: 'bottle',
  defaultMonths: 12,
  scos: [
    {
      id: 'security',
      title: 'Data security awareness level 1',
      pages: [
        'welcome',
        'what-we-protect',
        'sharing-well',
        'passwords-and-cards',
        'spotting-a-trick',
        'around-the-pharmacy',
        'when-it-goes-wrong',
      ],
      quiz,
    },
  ],
};
