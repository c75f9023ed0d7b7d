import type { LaunchState } from '@doselore/scorm/runtime';
import type { Commit } from './commit-queue.ts';

/** What the server inlines into the player page. */
export type PlayerData = {
  /** The last commit that was applied: counting goes on from there after a reload. */
  seq: number;
  appOrigin: string;
  src: string;
  title: string;
  allowOutside: boolean;
  completesOnOpen: boolean;
  state: LaunchState;
};

export type StaleData = { stale: true; appOrigin: string };

/** Player to app. The app treats them as news for the screen; the truth is on the server. */
export type PlayerMessage =
  /** Asks for the token of the launch. Sent once, before the package is loaded. */
  | { type: 'ready' }
  | { type: 'save'; state: 'saving' | 'saved' | 'unsaved' }
  | { type: 'stale' }
  /** The licence was taken back, or the membership has ended. The app asks the server which. */
  | { type: 'withdrawn' }
  /** Whether the package has finished. Until then the app asks the learner to confirm leaving. */
  | { type: 'finished'; isFinished: boolean }
  /** What is not stored yet, for the app to keep; without a commit, all is stored. */
  | { type: 'held'; commit: Commit | undefined }
  | { type: 'exited'; acknowledged: boolean };

/** App to player. */
export type AppMessage = { type: 'token'; token: string } | { type: 'exit' } | { type: 'flush' };
