export { dropWork, handInWork, keepWork } from './held-work.ts';
export { tellOutcome, useHeldWork } from './use-held-work.ts';
