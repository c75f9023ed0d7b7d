/** Titles of the actions of this room in the audit trail. */
export const mergesWords = {
  'users.merge': 'Merged two users',
  'users.undoMerge': 'Undid a merge of two users',
  'users.tellApart': 'Decided whether two users are one person',
  'duplicates.keep': 'Decided whether duplicate records are correct',
  'groups.merge': 'Merged two organisations',
  'groups.undoMerge': 'Undid a merge of two organisations',
  'virtualGroups.respellVenue': 'Changed the spelling of a venue',
} as const;
