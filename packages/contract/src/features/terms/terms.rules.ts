/**
 * Terms and conditions in force. A change of their meaning needs a new version and day. Then everybody is asked again.
 */
export const currentTerms = { version: '2026-01', since: '2026-01-05' } as const;
