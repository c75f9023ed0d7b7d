/** Titles of the actions of this room in the audit trail. */
export const storedFilesWords = {
  'files.verify': 'Checked the stored files',
} as const;
