/** Titles of the actions of this room in the audit trail. */
export const resourcesWords = {
  'documents.acknowledge': 'Acknowledged a document',
} as const;
