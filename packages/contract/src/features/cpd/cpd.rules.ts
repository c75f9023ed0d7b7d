export const cpdKinds = ['planned', 'unplanned'] as const;
export type CpdKind = (typeof cpdKinds)[number];

export const cpdFields = ['learning', 'relevance', 'method', 'benefit'] as const;
export type CpdField = (typeof cpdFields)[number];

/**
 * Questions of the GPhC for each kind, in its order. Unplanned learning has no question about plans, because it has
 * already happened.
 */
export const cpdQuestions: Record<CpdKind, readonly { field: CpdField; question: string }[]> = {
  planned: [
    { field: 'learning', question: 'What do you want to learn?' },
    { field: 'relevance', question: 'How is this learning relevant to the people using your services?' },
    { field: 'method', question: 'How will you learn it?' },
    {
      field: 'benefit',
      question: 'Give an example of how this learning has benefited the people using your services',
    },
  ],
  unplanned: [
    { field: 'learning', question: 'What did you learn? Describe the event or activity that taught you' },
    { field: 'relevance', question: 'How is this learning relevant to the people using your services?' },
    {
      field: 'benefit',
      question: 'Give an example of how this learning has benefited the people using your services',
    },
  ],
};

/** Records that a year of revalidation requires: 4, of which at least 2 are planned. */
export const cpdYear = { records: 4, planned: 2 } as const;

/** Returns whether a record counts: every question of its kind has an answer. */
export function isCpdComplete(record: { kind: CpdKind } & Record<CpdField, string>): boolean {
  return cpdQuestions[record.kind].every(({ field }) => record[field].trim() !== '');
}
