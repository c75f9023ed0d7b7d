import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Dashboard',
    text: 'Needs attention lists the work to do. Each line opens its list. You can show every chart as a table. The numbers are current.',
    routes: ['dashboard', 'reports-dashboard'],
    guides: { 'super-admin': 230, 'organisation-admin': 20 },
  },
  {
    heading: 'Dashboard of an organisation or service',
    text: 'The dashboard of an organisation or a service names the people whose certificates expire within 30, 60 or 90 days or have expired. It also lists documents that people must read, open requests and upcoming courses. If you manage only 1 organisation or service, your zone opens with its dashboard.',
    steps: [
      'Choose Renew to issue a licence. Choose Undo to take the licence back.',
      'If no licences are left, choose Order licences or Request licences.',
      'Choose Organisations or Services at the top of the side menu to list all organisations or services that you manage.',
    ],
    routes: ['dashboard', 'groups', 'subgroups'],
    guides: { 'super-admin': 232, 'organisation-admin': 22, 'service-admin': 22, 'service-admin-level-3': 22 },
  },
];
