import { setTimeout as sleep } from 'node:timers/promises';

export type Probe = {
  /** Number of answers by status; `none` counts requests without an answer. */
  answers: Record<string, number>;
  /** Longest time between two answers other than 5xx. */
  longestOutageMs: () => number;
  stop: () => Promise<void>;
};

/** Returns the statuses of a probe, without 504, which a call gets that waited too long for the database. */
export function statusesOf(answers: Probe['answers']): string[] {
  return Object.keys(answers)
    .filter((status) => status !== '504')
    .sort();
}

/** Repeats the request of a signed-in browser to a node and counts the answers. */
export function startProbe(address: string, sessionToken: string, everyMs = 25): Probe {
  const answers: Record<string, number> = {};
  let isOver = false;
  let lastGood = performance.now();
  let longest = 0;
  const ask = async () => {
    const headers = { cookie: `sid=${sessionToken}` };
    const status = await fetch(`${address}/logged-in`, { headers, signal: AbortSignal.timeout(15_000) })
      .then(async (answer) => {
        await answer.text();
        return answer.status;
      })
      .catch(() => 'none' as const);
    answers[status] = (answers[status] ?? 0) + 1;
    if (status === 'none' || status >= 500) return;
    longest = Math.max(longest, performance.now() - lastGood);
    lastGood = performance.now();
  };
  const run = async () => {
    while (!isOver) {
      await ask();
      await sleep(everyMs);
    }
  };
  const running = run();
  return {
    answers,
    longestOutageMs: () => Math.round(longest),
    async stop() {
      isOver = true;
      await running;
    },
  };
}
