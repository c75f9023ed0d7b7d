export { dropWork, handInWork, keepWork } from './held-work.ts';
export { tellOutcome, useHeldWork, useHoldsWork } from './use-held-work.ts';
