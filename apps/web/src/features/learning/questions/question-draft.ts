export type Question = { name: string; question: string };

const keyOf = (userId: number) => `doselore-question-${userId}`;

function isQuestion(value: unknown): value is Question {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('question' in value)) return false;
  return typeof value.name === 'string' && typeof value.question === 'string';
}

/** Returns the unsent question of this person, kept for this tab because a failure closes the dialogue. */
export function readDraft(userId: number): Question | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null');
    return isQuestion(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function saveDraft(userId: number, question: Question): void {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(question));
  } catch {
    // Storage is full or not allowed. The only effect is that the draft is lost.
  }
}

export function dropDraft(userId: number): void {
  sessionStorage.removeItem(keyOf(userId));
}
