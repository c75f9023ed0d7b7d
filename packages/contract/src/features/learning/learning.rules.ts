/** Limits of one commit: bytes of its body, deltas (one for each session), and interactions over all deltas. */
export const commitLimits = { bytes: 1_000_000, deltas: 50, interactions: 2_000 } as const;

/** Mode of a launch: to work on the attempt, to look at a completed module again, or to practise it. */
export const launchModes = ['normal', 'review', 'practice'] as const;
export type LaunchMode = (typeof launchModes)[number];

/** Tells a learner without attempts left at a course or module what to do. */
export const usedUpText = 'You have used all attempts at this course. Ask your organisation for another licence.';
