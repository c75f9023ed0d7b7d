/** Titles of the actions of this room in the audit trail. */
export const membersWords = {
  'users.lapse': 'Archived an account that was not set up in 90 days',
  'members.invite': 'Invited a member',
  'members.inviteAgain': 'Resent an invitation',
  'members.remindInvitation': 'Sent a reminder of an expired invitation',
  'members.addExisting': 'Added an existing user as a member',
  'members.change': 'Changed the details of a member',
  'members.membership': 'Changed the members of a service',
  'members.archive': 'Archived a member',
  'members.restore': 'Restored a member',
  'members.resetPassword': 'Sent a member a password link',
} as const;
