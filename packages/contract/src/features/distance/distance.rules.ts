export const assessmentStates = ['locked', 'open', 'begun', 'failed', 'passed', 'used_up'] as const;

/** Returns the percentage of questions answered exactly right, rounded down so that nobody passes by rounding. */
export function scoreOf(correct: number, questions: number): number {
  return questions === 0 ? 0 : Math.floor((correct * 100) / questions);
}

/** Returns whether an answer chooses all correct options and no other. */
export function isRightAnswer(chosen: readonly number[], correct: readonly number[]): boolean {
  const picked = new Set(chosen);
  return picked.size === correct.length && correct.every((option) => picked.has(option));
}
