/** Titles of the actions of this room in the audit trail. */
export const certificatesWords = {
  'certificates.revise': 'Reissued a certificate',
  'certificates.reissue': 'Issued the certificates of a course again',
  'certificates.withdraw': 'Withdrew a certificate',
} as const;
