import type { HelpSection } from '../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'Find an answer',
    text: 'Type any words from the question or the answer. The address includes your search, so you can share it.',
    routes: ['faq'],
    guides: { general: 170 },
  },
  {
    heading: 'Lists',
    text: 'Search, sorting and page are part of the address, so you can bookmark or share a list. Choose a column heading with arrows to sort. Choose Filters to show filters that do not fit on the line; the number beside it says how many are set. Columns chooses the columns and the height of rows. Saved views stores the filters of a list under a name, for you alone. Export downloads the list as a CSV or Excel file, or prints all its rows with the organisation, the filters and the day. On a phone each row is a card.',
    guides: {
      'super-admin': 880,
      'organisation-admin': 540,
      trainer: 210,
      'service-admin': 300,
      'service-admin-level-3': 190,
    },
  },
  {
    heading: 'Your own learning',
    text: 'Choose My Learning Zone at the top to see your own courses.',
    guides: { trainer: 190 },
  },
];
