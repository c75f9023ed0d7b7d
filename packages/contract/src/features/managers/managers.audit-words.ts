/** Titles of the actions of this room in the audit trail. */
export const managersWords = {
  'managers.addToGroup': 'Made a member an organisation admin',
  'managers.removeFromGroup': 'Removed an organisation admin',
  'managers.putInSubgroup': 'Made a member a service admin, or changed what they may do',
  'managers.removeFromSubgroup': 'Removed a service admin',
  'managers.makeOrganiser': 'Made a member an organiser',
  'managers.removeOrganiser': 'Removed an organiser',
} as const;
