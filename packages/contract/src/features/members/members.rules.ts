/** Lists of members. Members who have left an organisation are listed separately and can come back. */
export const memberLists = ['current', 'archived'] as const;
