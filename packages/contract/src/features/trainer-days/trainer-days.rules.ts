/** Most sessions after today, and most registers and courses that wait, on the page of a trainer. Lists have all. */
export const trainerDayLimits = { coming: 6, waiting: 20 } as const;
