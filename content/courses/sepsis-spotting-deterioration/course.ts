import type { CourseDefinition } from '../../src/course-types.ts';
import { quiz } from './quiz.ts';

export const sepsis: CourseDefinition = {
  slug: 'sepsis-spotting-deterioration',
  title: 'Sepsis: spotting deterioration',
  summary:
    'Spot the person who is getting worse, ask “could this be sepsis?” and get help in the first few minutes. For everyone who meets patients, at the counter or on the telephone.',
  deliverableId: 1,
  minutes: 30,
  audience: 'Pharmacists, pharmacy technicians and counter staff',
  motif: 'wave',
  hue: 'bottle',
  defaultMonths: 24,
  scos: [
    {
      id: 'sepsis',
      title: 'Sepsis: spotting deterioration',
      pages: [
        'welcome',
        'what-sepsis-is',
        'who-is-at-risk',
        'signs-in-adults',
        'signs-in-children',
        'at-the-counter',
        'getting-help',
        'safety-netting',
      ],
      quiz,
    },
  ],
};
