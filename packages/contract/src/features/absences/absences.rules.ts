/** Days after an absence in which another course of the same product makes up for it. */
export const catchUpDays = 90;

export const absenceStates = ['', 'open', 'caught-up'] as const;

/** Outcomes for the seat of an absent delegate. `none`: closing the course moved no seat for the delegate. */
export const absenceSeats = ['returned', 'forfeited', 'none'] as const;
export type AbsenceSeat = (typeof absenceSeats)[number];
