/** Titles of the actions of this room in the audit trail. */
export const locationsWords = {
  'locations.create': 'Created a location',
  'locations.change': 'Changed the details of a location',
  'locations.archive': 'Archived a location',
  'locations.restore': 'Restored a location',
} as const;
