import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Organisations',
    text: 'Open an organisation to see its members and licences. The menu on the left shows its pages. The arrow at the top goes back to all organisations.',
    routes: ['groups'],
    guides: { 'super-admin': 10 },
  },
  {
    heading: 'Details of a place',
    text: 'The name of the organisation or service, and its codes in the registers. A new code is valid from the day that you choose. Earlier codes are kept in the history.',
    routes: ['edit-group', 'edit-subgroup'],
    guides: { 'super-admin': 400, 'organisation-admin': 150 },
  },
  {
    heading: 'Your organisations',
    text: 'If you manage more than one organisation, choose one from the list. The menu on the left then shows its pages.',
    routes: ['groups'],
    guides: { 'organisation-admin': 10 },
  },
  {
    heading: 'New organisation',
    text: 'A new organisation has no members, services and licences yet. Next, add services, invite members, and choose its admins under Admins. Codes and notes can be entered later under Details.',
    routes: ['new-group'],
    guides: { 'super-admin': 402 },
  },
];
