/** Days after an absence in which another course of the same product makes up for it. */
export const catchUpDays = 90;

export const absenceStates = ['', 'open', 'caught-up'] as const;
