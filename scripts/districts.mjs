/**
 * Entries that declare what a higher room does with a lower one. They import no room themselves, and every room may import
 * them, as it declares its lists to the platform.
 */
export const moulds = ['administration/imports/declaring'];

/**
 * Districts of rooms, from the lowest to the highest: the folders in `features/` of server and web. `uses` names the
 * districts below that the rooms of the server may import. An import that goes up, or that is not named, is refused.
 */
export const districts = [
  { name: 'site', about: 'sign-in, settings, notifications, audit trail and documents of the site', uses: [] },
  { name: 'certificates', about: 'what a certificate prints, its checks and its badge', uses: ['site'] },
  { name: 'licences', about: 'the ledger, and licences from the order to the person', uses: ['site', 'certificates'] },
  { name: 'scheduling', about: 'who can teach what, where and when', uses: ['site'] },
  {
    name: 'learning',
    about: 'courses of every kind, their contents, and what a learner does with them',
    uses: ['site', 'certificates', 'licences', 'scheduling'],
  },
  {
    name: 'people',
    about: 'accounts, organisations and services, and who belongs where',
    uses: ['site', 'certificates', 'licences'],
  },
  {
    name: 'trainer-led',
    about: 'Pharmacist-led Courses from the draft to the closed register',
    uses: ['site', 'certificates', 'licences', 'scheduling', 'learning', 'people'],
  },
  {
    name: 'administration',
    about: 'what touches every room: lists from outside, leaving, merging, erasing, and the overviews',
    uses: ['site', 'certificates', 'licences', 'scheduling', 'learning', 'people', 'trainer-led'],
  },
];
