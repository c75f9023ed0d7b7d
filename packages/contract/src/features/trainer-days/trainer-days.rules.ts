/** Most sessions after today, and most courses that wait, on the page of a trainer. The list of courses has all. */
export const trainerDayMost = 20;
