/** Titles of the actions of this room in the audit trail. */
export const courseDelegatesWords = {
  'virtualGroups.invite': 'Added a delegate to a Pharmacist-led Course',
  'virtualGroups.remove': 'Removed a delegate from a Pharmacist-led Course',
  'virtualGroups.endOrganiser': 'Ended the duty of an organiser who left',
  'virtualGroups.resumeOrganiser': 'Made a member who came back the organiser again',
  'virtualGroups.accept': 'Accepted the invitation to a Pharmacist-led Course',
  'virtualGroups.decline': 'Declined the invitation to a Pharmacist-led Course',
  'virtualGroups.wait': 'Put a person on the waiting list of a Pharmacist-led Course',
  'virtualGroups.stopWaiting': 'Removed a person from the waiting list of a Pharmacist-led Course',
  'virtualGroups.leaveWaiting': 'Left the waiting list of a Pharmacist-led Course',
  'virtualGroups.offer': 'Offered a place on a Pharmacist-led Course to a person on its waiting list',
  'virtualGroups.lapseOffer': 'An offer of a place on a Pharmacist-led Course ended without an answer',
  'virtualGroups.promote': 'Gave a place on a Pharmacist-led Course to a person on its waiting list',
} as const;
