/** Titles of the actions of this room in the audit trail. */
export const usersWords = {
  'auth.superAdmin': 'Invited a site admin from the command line',
  'users.create': 'Created a user',
  'users.change': 'Changed the details of a user',
  'users.archive': 'Archived a user',
  'users.restore': 'Restored a user',
  'users.makeLive': 'Made a demo user a live user',
  'users.sendLink': 'Sent a user a password link',
  'superAdmins.propose': 'Proposed a site admin',
  'superAdmins.confirm': 'Confirmed a site admin',
  'superAdmins.withdraw': 'Withdrew a proposed site admin',
  'superAdmins.remove': 'Removed a site admin',
} as const;
