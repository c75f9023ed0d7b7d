/**
 * The terms and conditions in force. Whoever changes their text in a way that matters gives them a new version and day:
 * then everybody is asked once more.
 */
export const currentTerms = { version: '2026-01', since: '2026-01-05' } as const;
