import type { WorkFigures } from '../claims/index.ts';
import type { Tx } from '../db/index.ts';

/** `more`: work is left. `later`: work is left and waits a minute. */
export type Left = 'more' | 'later' | 'done';

/**
 * Work on demand in batches, each in its own transaction. When a node dies in a batch, the batch is rolled back and
 * another node continues.
 */
export type TaskKind<Prepared = unknown> = {
  kind: string;
  /**
   * Does the slow part of a batch outside of any transaction, such as drawing, packing or reading from other servers.
   * It takes at most 10 minutes. Longer work is divided into batches. It may run again for the same batch, and its
   * result may be discarded. A second run must therefore overwrite everything that the first run stored.
   */
  prepare?(subjectId: number): Promise<Prepared>;
  /**
   * Does one batch. Gets the result of `prepare`, if the kind has one. Checks under its own locks whether the facts
   * have changed after the preparation.
   */
  step(tx: Tx, subjectId: number, prepared: Prepared): Promise<Left>;
  /** Marks the rest of the work as failed, after too many failures. */
  giveUp: (tx: Tx, subjectId: number) => Promise<void>;
};

/**
 * Work outside of transactions, such as calls to other servers. The worker claims each piece, so that one node does it.
 */
export type Worker = {
  name: string;
  /** Does one piece. Returns whether there was one. A long piece ends early when the server stops. */
  work: (isStopping?: () => boolean) => Promise<boolean>;
  /** Counts its pieces. A worker without claims has no count. */
  count?: (now: Date) => Promise<WorkFigures>;
};

/** Failures in a row after which a task is given up. */
export const mostFailures = 5;
