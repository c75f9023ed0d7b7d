import { after, type Clock, minutes } from '../clock/index.ts';
import type { Tx } from '../db/index.ts';
import type { Left } from './task-kinds.ts';
import { moveBehind, removeTask } from './tasks.repository.ts';

/** Removes a task that is done, or moves it behind the waiting ones. */
export async function settleTask(tx: Tx, clock: Clock, { id, left }: { id: number; left: Left }): Promise<void> {
  if (left === 'done') await removeTask(tx, id);
  else await moveBehind(tx, id, left === 'later' ? after(clock, minutes(1)) : clock.now());
}
