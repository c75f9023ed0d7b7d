import type { CourseDefinition } from '../../src/course-types.ts';
import { quiz } from './quiz.ts';

export const immunisation: CourseDefinition = {
  slug: 'immunisation-annual-update',
  title: 'Immunisation annual update',
  summary:
    'A yearly refresher for vaccinators on consent, anaphylaxis and the cold chain. It does not replace practical training in injection technique or basic life support.',
  deliverableId: 1,
  minutes: 25,
  audience: 'Pharmacists, pharmacy technicians and other trained vaccinators',
  motif: 'drop',
  hue: 'leaf',
  defaultMonths: 12,
  scos: [
    {
      id: 'update',
      title: 'Immunisation annual update',
      pages: [
        'welcome',
        'consent',
        'recognising-anaphylaxis',
        'treating-anaphylaxis',
        'cold-chain',
        'records-and-reporting',
      ],
      quiz,
    },
  ],
};
