/** Titles of the actions of this room in the audit trail. */
export const subgroupsWords = {
  'subgroups.create': 'Created a service',
  'subgroups.change': 'Changed the details of a service',
  'subgroups.archive': 'Archived a service',
  'subgroups.restore': 'Restored a service',
} as const;
