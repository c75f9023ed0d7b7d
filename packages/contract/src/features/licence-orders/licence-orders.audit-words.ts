/** Titles of the actions of this room in the audit trail. */
export const licenceOrdersWords = {
  'licences.purchase': 'Bought licences',
  'licences.voidOrder': 'Voided a licence order',
} as const;
