import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Dashboard',
    text: 'Needs attention lists the work to do. Each line opens its list. You can show every chart as a table. The numbers are current.',
    routes: ['dashboard', 'reports-dashboard'],
    guides: { 'super-admin': 230, 'organisation-admin': 20 },
  },
  {
    heading: 'Home of a place',
    text: 'The dashboard of an organisation or a service names the people whose certificates expire within 30, 60 or 90 days or have expired. It also lists documents that people must read, open requests and upcoming courses. If you manage a single place, the zone opens here.',
    steps: [
      'Choose Renew to issue a licence with one click. Undo takes it back. If no licences are left, the link orders or requests them.',
      'Choose Organisations or Services at the top of the side menu to see the list of your places.',
    ],
    routes: ['dashboard', 'groups', 'subgroups'],
    guides: { 'super-admin': 232, 'organisation-admin': 22, 'service-admin': 22, 'service-admin-level-3': 22 },
  },
];
