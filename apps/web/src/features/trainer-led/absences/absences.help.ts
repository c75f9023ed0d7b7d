import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Licences of absent delegates',
    text: 'When a Pharmacist-led Course is closed, the unused licences of absent delegates return to the general pot. Turn on Forfeit the licences of absent delegates to have them written off instead. Licences of excused delegates always return.',
    routes: ['settings'],
    guides: { 'super-admin': 420, 'organisation-admin': 170 },
  },
  {
    heading: 'Absentees',
    text: 'Everyone who was absent or excused, once the course is closed, with what became of the licence. Select people of one organisation and choose Rebook to invite them to another course. A person has caught up after attending the same course within 90 days.',
    routes: ['pled-absentees'],
    guides: { 'super-admin': 610, 'organisation-admin': 330 },
  },
];
