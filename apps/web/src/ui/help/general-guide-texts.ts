import type { GuideSection } from './guide-section.ts';

export const lists: GuideSection = {
  heading: 'Lists',
  text: 'Search, sorting and page are part of the address, so you can bookmark or share a list. Choose a column heading with arrows to sort. Columns chooses the columns and the height of rows. Saved views stores the filters of a list under a name, for you alone. Export downloads the list as a CSV or Excel file, or prints all its rows with the organisation, the filters and the day. On a phone each row is a card.',
};

export const notifications: GuideSection = {
  heading: 'Notifications',
  text: 'The bell shows the number of unread notifications. Open it, then mark one or all as read. Notifications are kept for 12 months.',
  routes: ['notifications'],
};

export const archived: GuideSection = {
  heading: 'Archived places',
  text: 'Open an archived place from its list to read its records. To change them, choose Restore at the top of its pages. If another service now has its ODS code, change that code first.',
  routes: ['archived-subgroups', 'archived-groups'],
};

export const dashboards: GuideSection = {
  heading: 'Dashboard',
  text: 'Needs attention lists the work to do. Each line opens its list. You can show every chart as a table. The numbers are current.',
  routes: ['dashboard', 'reports-dashboard'],
};

export const level = (name: string, text: string): GuideSection => ({
  heading: `Your level: ${name}`,
  text,
  routes: ['subgroups'],
});

export const services: GuideSection = {
  heading: 'Your services',
  text: 'Open a service to see its members. The list shows your level in each service. The level is set for the organisation and decides what you may do.',
  routes: ['subgroups'],
};
