import type { CourseDefinition } from '../../src/course-types.ts';
import { quiz } from './quiz.ts';

export const safeguarding: CourseDefinition = {
  slug: 'safeguarding-level-2',
  title: 'Safeguarding adults and children level 2',
  summary:
    'Recognise abuse and neglect, respond to the person in front of you, then record and refer. Three parts, taken in order, with one quiz at the end.',
  deliverableId: 1,
  minutes: 60,
  audience: 'Pharmacists, pharmacy technicians and trainees; support staff who have regular contact with patients',
  motif: 'rings',
  hue: 'gentian',
  defaultMonths: 24,
  scos: [
    { id: 'recognise', title: 'Recognise', pages: ['what-safeguarding-is', 'adults-at-risk', 'children-at-risk'] },
    {
      id: 'respond',
      title: 'Respond',
      pages: ['listening', 'consent-and-sharing', 'in-the-consultation-room'],
      requires: ['recognise'],
    },
    {
      id: 'refer',
      title: 'Record and refer',
      pages: ['record', 'refer'],
      requires: ['recognise', 'respond'],
      quiz,
    },
  ],
};
