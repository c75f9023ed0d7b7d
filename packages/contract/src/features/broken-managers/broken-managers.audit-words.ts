/** Titles of the actions of this room in the audit trail. */
export const brokenManagersWords = {
  'managers.repair': 'Repaired roles of admins',
  'managers.undoRepair': 'Undid repairs of admins',
} as const;
