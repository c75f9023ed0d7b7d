/** Refusal of a file, with a reason for the person who uploads it. */
export class UnreadableFile extends Error {}
