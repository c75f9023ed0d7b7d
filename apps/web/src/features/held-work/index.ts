export { handInWork } from './hand-in-work.ts';
export { dropWork, keepWork } from './held-work.store.ts';
export { tellOutcome, useHeldWork } from './use-held-work.ts';
