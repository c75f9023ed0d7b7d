/** Members who have left an organisation are kept apart and can come back. */
export const memberLists = ['current', 'archived'] as const;
