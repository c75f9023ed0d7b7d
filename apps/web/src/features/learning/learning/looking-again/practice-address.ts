const mark = 'practice';

/** Returns the address of a player, or of the page after it, for a practice. */
export const practiceOf = (address: string) => `${address}?${mark}=yes`;

/** Returns whether an address with this query is about a practice. */
export const isPractice = (query: string) => new URLSearchParams(query).has(mark);
