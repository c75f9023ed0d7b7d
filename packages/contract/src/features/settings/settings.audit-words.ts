/** Titles of the actions of this room in the audit trail. */
export const settingsWords = {
  'settings.change': 'Changed settings',
  'settings.retention': 'Changed how long names on certificates are kept',
  'settings.sessions': 'Changed what closing does with the seats of absent delegates',
  'settings.serviceLevel': 'Changed the service admin level',
  'settings.twoStep': 'Changed who has to use two-step verification',
} as const;
