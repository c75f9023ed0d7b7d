/** States of a course of a person, the most urgent first. `missing`: issued, and not completed. */
export const trainingStates = ['expired', 'expiring', 'missing', 'valid'] as const;
export type TrainingState = (typeof trainingStates)[number];
