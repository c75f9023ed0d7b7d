export { FirstStepsCard } from './first-steps-card.tsx';
export { useFirstSteps } from './use-first-steps.ts';
