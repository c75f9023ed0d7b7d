/** Entries of rooms with the types of declarations. They import no room, and every room may import them. */
export const moulds = ['administration/imports/declaring'];

/**
 * Districts of rooms, from the lowest to the highest: the folders in `features/` of server and web. `uses` names the
 * districts below that the rooms of the server may import. An import that goes up, or that is not named, is refused.
 */
export const districts = [
  { name: 'site', about: 'sign-in, settings, notifications, audit trail and documents of the site', uses: [] },
  { name: 'certificates', about: 'certificates, their settings, checks and badges', uses: ['site'] },
  {
    name: 'licences',
    about: 'the ledger, and licences from the order to the licence of a person',
    uses: ['site', 'certificates'],
  },
  { name: 'scheduling', about: 'trainers, venues and meetings, and who can take a course', uses: ['site'] },
  {
    name: 'learning',
    about: 'courses of every kind, their contents, and the progress of learners',
    uses: ['site', 'certificates', 'licences', 'scheduling'],
  },
  {
    name: 'people',
    about: 'accounts, organisations, services and memberships',
    uses: ['site', 'certificates', 'licences'],
  },
  {
    name: 'trainer-led',
    about: 'Pharmacist-led Courses from the draft to the closed register',
    uses: ['site', 'certificates', 'licences', 'scheduling', 'learning', 'people'],
  },
  {
    name: 'administration',
    about: 'uploaded lists, exports, leaving, merging, erasing, dashboards and search',
    uses: ['site', 'certificates', 'licences', 'scheduling', 'learning', 'people', 'trainer-led'],
  },
];
