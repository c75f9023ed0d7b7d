/** Titles of the actions of this room in the audit trail. */
export const authWords = {
  'auth.password': 'Changed their password',
  'auth.password_reset': 'Chose a new password by a link in an email',
  'auth.invitation': 'Set up the account from an invitation',
  'auth.complete': 'Finished setting up the account',
  'auth.endSession': 'Ended one of their sessions',
  'auth.endOtherSessions': 'Ended all their other sessions',
  'auth.recoveryCode': 'Signed in with a recovery code',
  'auth.secondStep.on': 'Turned on two-step verification',
  'auth.secondStep.off': 'Turned off two-step verification',
  'auth.secondStep.codes': 'Created new recovery codes',
  'auth.passkey.add': 'Added a passkey',
  'auth.passkey.remove': 'Removed a passkey',
  'users.endSecondStep': 'Reset two-step verification of a user',
} as const;
