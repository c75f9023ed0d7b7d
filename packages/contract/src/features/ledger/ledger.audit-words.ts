/** Titles of the actions of this room in the audit trail. */
export const ledgerWords = {
  'licences.verify': 'Checked the licence ledger',
} as const;
