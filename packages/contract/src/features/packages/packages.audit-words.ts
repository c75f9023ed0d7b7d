/** Titles of the actions of this room in the audit trail. */
export const packagesWords = {
  'courses.sequence': 'Changed the order of the modules of a course',
  'courses.updateSco': 'Changed the settings of a module',
  'courses.archiveSco': 'Archived a module of a course',
  'courses.restoreSco': 'Restored a module of a course',
  'packages.upload': 'Uploaded a course package',
  'packages.allowHosts': 'Chose websites of a course package',
  'packages.replace': 'Replaced a course package',
} as const;
