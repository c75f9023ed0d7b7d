/** Titles of the actions of this room in the audit trail. */
export const importsWords = {
  'imports.start': 'Imported an uploaded list',
  'imports.matchWords': 'Matched words of an uploaded list',
} as const;
