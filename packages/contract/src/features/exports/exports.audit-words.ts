/** Titles of the actions of this room in the audit trail. */
export const exportsWords = {
  'exports.start': 'Started a file with certificates',
  'exports.download': 'Downloaded a file with certificates',
  'exports.cancel': 'Cancelled a file with certificates',
} as const;
