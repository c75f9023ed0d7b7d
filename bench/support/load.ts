/** Sample of repeated work: milliseconds of each run, and of all together. */
export type Sample = { times: number[]; elapsed: number };

/** Runs the work on several connections at once, and repeatedly on each, until the time is over. */
export async function drive(
  connections: number,
  seconds: number,
  work: (connection: number) => Promise<void>,
): Promise<Sample> {
  const times: number[] = [];
  const begun = performance.now();
  const end = begun + seconds * 1_000;
  const one = async (connection: number): Promise<void> => {
    for (let now = performance.now(); now < end; ) {
      await work(connection);
      const done = performance.now();
      times.push(done - now);
      now = done;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_none, connection) => one(connection)));
  return { times, elapsed: performance.now() - begun };
}

export function join(samples: readonly Sample[]): Sample {
  return {
    times: samples.flatMap((sample) => sample.times),
    elapsed: samples.reduce((total, sample) => total + sample.elapsed, 0),
  };
}

export function summarise({ times, elapsed }: Sample) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { perSecond: (times.length * 1_000) / elapsed, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
