/** Titles of the actions of this room in the audit trail. */
export const venuesWords = {
  'venues.create': 'Created a venue',
  'venues.change': 'Changed the details of a venue',
  'venues.archive': 'Archived a venue',
  'venues.restore': 'Restored a venue',
  'venues.exclude': 'Changed the organisations that cannot use a venue',
} as const;
