/** States of a course of a person, the most urgent first. `missing`: a licence is unfinished, without a certificate. */
export const trainingStates = ['expired', 'expiring', 'missing', 'valid'] as const;
export type TrainingState = (typeof trainingStates)[number];

/** Returns whether a certificate has expired or may be renewed now. */
export const isExpiring = ({ state }: { state: TrainingState }) => state === 'expired' || state === 'expiring';
