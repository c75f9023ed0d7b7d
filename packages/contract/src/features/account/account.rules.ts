export const nameChangeActions = ['approve', 'decline'] as const;
export type NameChangeAction = (typeof nameChangeActions)[number];

/** A person withdraws a request, or makes another one in its place. */
export const nameRequestStates = ['pending', 'approved', 'declined', 'withdrawn'] as const;
export type NameRequestState = (typeof nameRequestStates)[number];

export const nameRequestStateWords: Readonly<Record<NameRequestState, string>> = {
  pending: 'Waiting',
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};
