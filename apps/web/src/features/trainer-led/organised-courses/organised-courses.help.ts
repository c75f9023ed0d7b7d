import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Courses you organise',
    text: 'Organisers find the Pharmacist-led Courses that name them here, with time, place, trainer and the number of delegates. Open a course to see the access and dietary needs that its delegates have entered. Only the trainer and the organiser see them. We email you when your course is scheduled, moved, a draft again or cancelled, or gets another trainer. Changes within 2 minutes are one email.',
    routes: ['organised-courses', 'organised-course'],
    guides: { general: 150 },
  },
  {
    heading: 'Organisers',
    text: 'An organiser plans courses with trainers, without being an admin. Open the menu of a member and choose Make organiser. Remove as organiser is refused while a course to come or an open booking names the person.',
    routes: ['members', 'new-virtual-group'],
    guides: { 'super-admin': 660, 'organisation-admin': 370 },
  },
];
