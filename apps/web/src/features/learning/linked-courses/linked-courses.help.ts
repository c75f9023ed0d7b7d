import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Refreshers',
    text: 'A refresher renews the certificate of its full course until 60 days after it expires. Uptake is the share of renewals in 12 months that used the refresher. Choose a number, or See the people in the menu of a row, to list who can renew and who is too late. The second table lists courses with many certificates and no refresher.',
    routes: ['refreshers', 'refresher-people'],
    guides: { 'super-admin': 100 },
  },
  {
    heading: 'Linked courses',
    text: 'You see how many people a link affects before you create it. It applies from the day on which you create it. Courses that count as the same join into one set. A course that covers another counts as it, never the reverse. A course to finish first has to be covered before an online course can be started; for face-to-face courses and sessions it is only shown, to the learner and in the register.',
    steps: [
      'Choose New link, the kind and two courses.',
      'Choose Add another course to link up to 5 courses at once that count as the same or are offered together.',
      'Choose End link in the menu of a row to end it: you see who loses cover first. The tab Links of a course lists its own links.',
    ],
    routes: ['linked-courses', 'new-link'],
    guides: { 'super-admin': 110 },
  },
];
