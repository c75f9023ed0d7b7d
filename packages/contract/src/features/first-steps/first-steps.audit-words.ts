/** Titles of the actions of this room in the audit trail. */
export const firstStepsWords = {
  'settings.hideFirstSteps': 'Hid the first steps of the site',
  'groups.addExample': 'Added example data',
  'groups.removeExample': 'Removed example data',
} as const;
