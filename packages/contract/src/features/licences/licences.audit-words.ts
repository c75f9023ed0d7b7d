/** Titles of the actions of this room in the audit trail. */
export const licencesWords = {
  'licences.issue': 'Issued a licence',
  'licences.bulkIssue': 'Issued licences to several members',
  'licences.reclaim': 'Took back a licence that was not started',
  'licences.revoke': 'Revoked a licence that was started',
  'licences.giveBack': 'Issued a licence again to a member who came back',
  'licences.retry': 'Gave a member a free retry of a course',
  'licences.delete': 'Deleted a licence that was issued by mistake',
} as const;
