export { type CheckFact, SecondCheck } from './second-check.tsx';
export { useSecondCheck } from './use-second-check.ts';
