type Work = (signal: 'SIGINT' | 'SIGTERM') => Promise<void>;

const works: Work[] = [];
let stopping = false;

/**
 * Runs this work when the process is asked to stop (SIGTERM or Ctrl-C), and then ends the process. Later work runs
 * first. Register the work before it has something to end: a signal can arrive at any moment of a start.
 */
export function beforeStop(work: Work): void {
  if (works.length === 0)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
  works.push(work);
}

/** Returns whether a signal has arrived, so that errors of interrupted work need no report. */
export const isStopping = (): boolean => stopping;

async function stop(signal: 'SIGINT' | 'SIGTERM'): Promise<void> {
  if (stopping) return;
  stopping = true;
  try {
    for (const work of works.toReversed()) await work(signal);
  } finally {
    process.exit(0);
  }
}
