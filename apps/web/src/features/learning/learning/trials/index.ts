export type { TrialResult } from '../player-messages.ts';
export { TrialOutcome } from './trial-result.tsx';
export { TryModuleScreen } from './try-module-screen.tsx';
