export const cpdKinds = ['planned', 'unplanned'] as const;
export type CpdKind = (typeof cpdKinds)[number];

export const cpdFields = ['learning', 'relevance', 'method', 'benefit'] as const;
export type CpdField = (typeof cpdFields)[number];

/** What the GPhC asks for each kind, in its order. Unplanned learning has happened: nobody asks how it will. */
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

/** What revalidation asks of a year: four records, at least two of them planned. */
export const cpdYear = { records: 4, planned: 2 } as const;

/** A record counts once every question of its kind has an answer. */
export function isCpdComplete(record: { kind: CpdKind } & Record<CpdField, string>): boolean {
  return cpdQuestions[record.kind].every(({ field }) => record[field].trim() !== '');
}
