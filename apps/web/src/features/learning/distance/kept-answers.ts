export type Answers = Record<number, readonly number[]>;

const keyOf = (courseUserId: number, attempt: number) => `doselore-answers-${courseUserId}-${attempt}`;

function isAnswers(value: unknown): value is Answers {
  return typeof value === 'object' && value !== null && Object.values(value).every((one) => Array.isArray(one));
}

/** Returns the answers of this attempt that the server has not acknowledged. They stay in the browser until it has. */
export function readWaiting(courseUserId: number, attempt: number): Answers {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(courseUserId, attempt)) ?? '{}');
    return isAnswers(stored) ? stored : {};
  } catch {
    return {};
  }
}

export function writeWaiting(courseUserId: number, attempt: number, waiting: Answers): void {
  try {
    if (Object.keys(waiting).length === 0) localStorage.removeItem(keyOf(courseUserId, attempt));
    else localStorage.setItem(keyOf(courseUserId, attempt), JSON.stringify(waiting));
  } catch {
    // Storage is full or not allowed. The answers are still on the page, which sends them again.
  }
}
