const key = 'doselore-feedback-dismissed';

/** Sessions this browser is not to ask about again; their pages still take feedback. */
export function readDismissed(): readonly number[] {
  try {
    const held: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(held) ? held.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

export function dismissFeedback(virtualGroupId: number): void {
  try {
    localStorage.setItem(key, JSON.stringify([...readDismissed(), virtualGroupId].slice(-50)));
  } catch {
    // A full or forbidden store only means that it asks again.
  }
}
