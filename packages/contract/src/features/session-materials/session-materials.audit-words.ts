/** Titles of the actions of this room in the audit trail. */
export const sessionMaterialsWords = {
  'virtualGroups.addMaterial': 'Added a file or a link to a Pharmacist-led Course',
  'virtualGroups.removeMaterial': 'Removed a file or a link from a Pharmacist-led Course',
} as const;
