export type Question = { name: string; question: string };

const keyOf = (userId: number) => `doselore-question-${userId}`;

function isQuestion(value: unknown): value is Question {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('question' in value)) return false;
  return typeof value.name === 'string' && typeof value.question === 'string';
}

/** What this person has typed and not sent, kept for this tab: a failure closes the dialogue, the words stay. */
export function readDraft(userId: number): Question | undefined {
  try {
    const held: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null');
    return isQuestion(held) ? held : undefined;
  } catch {
    return undefined;
  }
}

export function saveDraft(userId: number, question: Question): void {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(question));
  } catch {
    // A full or forbidden store only costs the draft.
  }
}

export function dropDraft(userId: number): void {
  sessionStorage.removeItem(keyOf(userId));
}
