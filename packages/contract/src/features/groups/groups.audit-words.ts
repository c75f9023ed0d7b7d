/** Titles of the actions of this room in the audit trail. */
export const groupsWords = {
  'groups.create': 'Created an organisation',
  'groups.change': 'Changed the details of an organisation',
  'groups.move': 'Moved an organisation to another list',
} as const;
