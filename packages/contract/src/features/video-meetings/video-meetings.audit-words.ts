/** Titles of the actions of this room in the audit trail. */
export const videoMeetingsWords = {
  'meetings.createAccount': 'Created an account for video meetings',
  'meetings.changeAccount': 'Changed an account for video meetings',
  'meetings.archiveAccount': 'Archived an account for video meetings',
  'meetings.restoreAccount': 'Restored an account for video meetings',
  'meetings.checkAccount': 'Checked an account for video meetings',
  'meetings.make': 'The video meeting of a session was made or changed',
  'meetings.remove': 'The video meeting of a session was removed',
  'meetings.fail': 'The video meeting of a session could not be created',
} as const;
