/** Bodies of the rooms that look at what others have done. */
export const insightBodies: Record<string, () => unknown> = {
  'POST audits': () => ({}),
  'POST audits/csv': () => ({}),
};
