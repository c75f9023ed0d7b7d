import type { Launched } from '@doselore/contract/learning';

/** Milliseconds for which a launch waits for the player. A page that opens later launches the module itself. */
const lifetimeMs = 60_000;

let waiting: { userId: number; launch: Launched; at: number } | undefined;

/** Hands a launch over to the page of the player, so that it opens without a call of its own. */
export function handOverLaunch(userId: number, launch: Launched): void {
  waiting = { userId, launch, at: performance.now() };
}

/** Takes a person's launch of a module that was handed over just now, once. Each later visit is a launch of its own. */
export function takeLaunch({ userId, scoUserId }: { userId: number; scoUserId: number }): Launched | undefined {
  const handed = waiting;
  waiting = undefined;
  const isOurs =
    handed?.userId === userId && handed.launch.sco_user_id === scoUserId && performance.now() - handed.at < lifetimeMs;
  return isOurs ? handed.launch : undefined;
}
