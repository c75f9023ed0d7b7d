import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Archived places',
    steps: [
      'Open an archived place from its list to read its records.',
      'To change them, choose Restore at the top of its pages. If another service now has its ODS code, change that code first.',
    ],
    routes: ['archived-subgroups', 'archived-groups'],
    guides: { 'super-admin': 350, 'organisation-admin': 100 },
  },
  {
    heading: 'Services',
    text: 'Branches, wards and care homes of the organisation.',
    steps: [
      'Open a service to see its members, licences and admins.',
      'Choose New service to add one. You can archive a service from the menu of its row.',
    ],
    routes: ['subgroups', 'new-subgroup'],
    guides: { 'super-admin': 360, 'organisation-admin': 110 },
  },
  {
    heading: 'Your level: High or Medium',
    text: 'You can manage members and issue licences. You can issue from the general pot only if your organisation has given you access. Ask your organisation admin which access you have.',
    routes: ['subgroups'],
    guides: { 'service-admin': 10 },
  },
  {
    heading: 'Your services',
    text: 'Open a service to see its members. The list shows your level in each service. The level is set for the organisation and decides what you may do.',
    routes: ['subgroups'],
    guides: { 'service-admin': 20, 'service-admin-level-3': 20 },
  },
  {
    heading: 'Your level: Low',
    text: 'You can see the members of your services with their licences and valid certificates, see the pools, and request licences. Your organisation admin buys and issues licences.',
    routes: ['subgroups'],
    guides: { 'service-admin-level-3': 10 },
  },
];
