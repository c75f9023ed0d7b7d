import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const lookEveryMs = 50;
const longestMs = 60_000;

/**
 * Waits until `isUp` resolves to true. Throws when the program exits first or needs more than a minute. Calls `stop`
 * before it throws, so that nothing is left running.
 */
export async function untilUp(
  program: ChildProcess,
  { isUp, stop }: { isUp: () => Promise<boolean>; stop: () => Promise<void> },
): Promise<void> {
  let reason: unknown;
  for (let waitedMs = 0; waitedMs < longestMs && isRunning(program); waitedMs += lookEveryMs) {
    try {
      if (await isUp()) return;
    } catch (error) {
      reason = error;
    }
    await sleep(lookEveryMs);
  }
  await stop();
  throw new Error(`${program.spawnfile} did not start.`, { cause: reason });
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}
