import type { LaunchState } from '@doselore/scorm/runtime';
import type { Commit } from './commit-queue.ts';

/** Data that the server inlines into the player page. */
export type PlayerData = {
  /** Number of the last commit that was applied. After a reload the next number follows it. */
  seq: number;
  appOrigin: string;
  src: string;
  title: string;
  allowOutside: boolean;
  completesOnOpen: boolean;
  /** A review or a trial sends nothing: the server does not know its token. */
  sendsNothing: boolean;
  state: LaunchState;
};

export type StaleData = { stale: true; appOrigin: string };

export type TrialResult = { lesson_status: string; raw_score: string };

/** Messages from the player to the app. The app uses them only for the screen. The server holds the true state. */
export type PlayerMessage =
  /** Asks for the token of the launch. Sent once, before the package is loaded. */
  | { type: 'ready' }
  | { type: 'save'; state: 'saving' | 'saved' | 'unsaved' }
  | { type: 'stale' }
  /** The licence was taken back, or the membership has ended. The app asks the server which. */
  | { type: 'withdrawn' }
  /** Whether the package has finished. Until then the app asks the learner to confirm leaving. */
  | { type: 'finished'; isFinished: boolean }
  /** Reports the commit that is not stored yet, for the app to store. Without a commit, everything is stored. */
  | { type: 'held'; commit: Commit | undefined }
  /** `settled`: the server has set the result, so the app need not ask for it. `result`: the result of a trial. */
  | { type: 'exited'; acknowledged: boolean; settled: boolean; result?: TrialResult };

/** Messages from the app to the player. */
export type AppMessage = { type: 'token'; token: string } | { type: 'exit' } | { type: 'flush' };
