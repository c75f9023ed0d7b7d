import type { Tx } from '../db/index.ts';

/** `more` when work is left, or `later` when that work has to wait a minute. */
export type Left = 'more' | 'later' | 'done';

/**
 * Work on demand in batches, each in its own transaction. When a node dies in a batch, the batch is rolled back and
 * another node continues.
 */
export type TaskKind<Prepared = unknown> = {
  kind: string;
  /**
   * Does the slow part of a batch outside of any transaction, such as drawing, packing or reading from other servers.
   * It takes at most 10 minutes; longer work is divided into batches. It may run again for the same batch, and its
   * result may be thrown away, so it must be repeatable: what it stores has a name that the next run overwrites.
   */
  prepare?(subjectId: number): Promise<Prepared>;
  /**
   * Does one batch. With `prepare` it gets the result, and checks under its own locks what may have changed since.
   */
  step(tx: Tx, subjectId: number, prepared: Prepared): Promise<Left>;
  /** Marks the rest of the work as failed, after too many failures. */
  giveUp: (tx: Tx, subjectId: number) => Promise<void>;
};

/** Work that is done outside of transactions, such as calls to other servers. It takes its own piece, once for all nodes. */
export type Worker = {
  name: string;
  /** Does one piece. Returns whether there was one. A long piece ends early when the server stops. */
  work: (isStopping?: () => boolean) => Promise<boolean>;
};

/** Failures in a row after which a task is given up. */
export const mostFailures = 5;
