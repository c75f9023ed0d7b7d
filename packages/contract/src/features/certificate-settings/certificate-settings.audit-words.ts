/** Titles of the actions of this room in the audit trail. */
export const certificateSettingsWords = {
  'certificates.changeSettings': 'Changed the certificate settings of a course',
  'certificates.addPicture': 'Added a picture for certificates',
  'certificates.addIcon': 'Added an icon for certificates',
  'certificates.changeIcon': 'Changed an icon for certificates',
  'certificates.archiveIcon': 'Archived an icon for certificates',
  'certificates.restoreIcon': 'Restored an icon for certificates',
  'certificates.addFooter': 'Added a footer message for certificates',
  'certificates.changeFooter': 'Changed a footer message for certificates',
  'certificates.archiveFooter': 'Archived a footer message for certificates',
  'certificates.restoreFooter': 'Restored a footer message for certificates',
} as const;
