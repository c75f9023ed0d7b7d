/** Most messages to the delegates of a course in a day, which is any 24 hours. */
export const messagesPerDay = 3;

const dayMs = 86_400_000;

/**
 * Returns when the next message can be sent, or null when it can be sent now. `sent` are the moments of the messages
 * of the course, in any order.
 */
export function nextMessageAt(sent: readonly Date[], at: Date): Date | null {
  const lately = sent.map((moment) => moment.getTime() + dayMs).filter((end) => end > at.getTime());
  if (lately.length < messagesPerDay) return null;
  return new Date(lately.sort((one, other) => other - one)[messagesPerDay - 1] ?? 0);
}
