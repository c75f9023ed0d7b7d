/** Titles of the actions of this room in the audit trail. */
export const accountWords = {
  'account.emailRequest': 'Requested another email address',
  'account.emailCancel': 'Withdrew a request for another email address',
  'account.nameWithdraw': 'Withdrew a request for another name',
  'account.email': 'Confirmed a new email address',
  'account.nameRequest': 'Requested another name',
  'account.name.approved': 'Approved a new name',
  'account.name.declined': 'Declined a new name',
} as const;
