/** Lists of members. Members who have left an organisation are listed separately and can come back. */
export const memberLists = ['current', 'archived'] as const;

/** Largest number of people that one call adds to a service, or removes from it. */
export const membershipMax = 500;

/** Filters for members whose certificates expire, each with the largest number of days left. */
export const endingDays = { ending30: 30, ending60: 60, ending90: 90 } as const;
