const key = 'doselore-feedback-dismissed';

/**
 * Returns the Pharmacist-led Courses for which this browser no longer asks for feedback. Their pages still accept it.
 */
export function readDismissed(): readonly number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

export function dismissFeedback(virtualGroupId: number): void {
  try {
    localStorage.setItem(key, JSON.stringify([...readDismissed(), virtualGroupId].slice(-50)));
  } catch {
    // Storage is full or not allowed. The only effect is that the question appears again.
  }
}
