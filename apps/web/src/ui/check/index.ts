export { type CheckFact, SecondCheck } from './second-check.tsx';
export { usePreparedCheck, useSecondCheck } from './use-second-check.ts';
