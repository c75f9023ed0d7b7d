/** Largest number of views that a person can save over all lists. */
export const savedViewsMax = 50;
export const viewNameMax = 60;
