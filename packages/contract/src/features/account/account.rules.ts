export const nameChangeActions = ['approve', 'decline'] as const;
export type NameChangeAction = (typeof nameChangeActions)[number];
