/** Kinds of things that end when a member leaves an organisation. */
export const endingKinds = ['place', 'waiting', 'organiser', 'licence'] as const;
export type EndingKind = (typeof endingKinds)[number];

/** Number of endings that a preview lists by name. */
export const endingsShown = 50;
