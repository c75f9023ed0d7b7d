/** Titles of the actions of this room in the audit trail. */
export const documentsWords = {
  'documents.publish': 'Published a document',
  'documents.create': 'Made a document',
  'documents.change': 'Changed a document',
  'documents.addVersion': 'Added a version of a document',
  'documents.archive': 'Archived a document',
  'documents.restore': 'Restored a document',
  'documents.remind': 'Reminded readers of a document',
  'documents.refuseInfected': 'Refused or deleted a file with a virus',
} as const;
