/** Most sessions after today, and most open registers and open assessments, on the page Today. The lists have all. */
export const trainerDayLimits = { coming: 6, waiting: 20 } as const;
