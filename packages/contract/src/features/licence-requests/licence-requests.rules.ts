/** States of domain 2.2. A part-fulfilled request stays open for the remainder. */
export const licenceRequestStates = [
  'pending',
  'part_fulfilled',
  'fulfilled_from_pot',
  'ordered',
  'declined',
  'withdrawn',
  'lapsed',
] as const;
export type LicenceRequestState = (typeof licenceRequestStates)[number];
