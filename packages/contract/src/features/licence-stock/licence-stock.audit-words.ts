/** Titles of the actions of this room in the audit trail. */
export const licenceStockWords = {
  'licences.allocate': 'Moved licences to a pool',
  'licences.return': 'Moved licences out of a pool',
  'licences.adjust': 'Corrected the number of licences',
  'licences.editMonths': 'Changed the certificate months of licences',
} as const;
