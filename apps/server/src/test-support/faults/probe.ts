import { setTimeout as sleep } from 'node:timers/promises';

export type Probe = {
  /** How often each status was answered; `none` where there was no answer. */
  answers: Record<string, number>;
  /** The longest time between two answers that were no 5xx, in milliseconds. */
  longestOutageMs: () => number;
  stop: () => Promise<void>;
};

/** Asks a node for a page of a signed-in person again and again, as a browser would, and counts the answers. */
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
