import type { Withdrawal } from '@doselore/contract';
import type { LaunchState } from '@doselore/scorm/runtime';
import type { Commit } from './commit-queue.ts';

/** What the server inlines into the player page. */
export type PlayerData = {
  token: string;
  /** The last commit that was applied: counting goes on from there after a reload. */
  seq: number;
  appOrigin: string;
  src: string;
  title: string;
  completesOnOpen: boolean;
  state: LaunchState;
};

export type StaleData = { stale: true; appOrigin: string };

/** Player to app. The app treats them as news for the screen; the truth is on the server. */
export type PlayerMessage =
  | { type: 'save'; state: 'saving' | 'saved' | 'unsaved' }
  | { type: 'stale' }
  /** The licence was taken back, or the membership has ended. */
  | { type: 'withdrawn'; why: Withdrawal }
  | { type: 'finished' }
  /** What is not stored yet, for the app to keep; without a commit, all is stored. */
  | { type: 'held'; commit: Commit | undefined }
  | { type: 'exited'; acknowledged: boolean };

/** App to player. */
export type AppMessage = { type: 'exit' } | { type: 'flush' };
