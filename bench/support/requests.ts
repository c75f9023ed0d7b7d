import { drive, summarise } from './load.ts';
import { cpuMilliseconds } from './processes.ts';
import type { Visitor } from './visitor.ts';
import type { World } from './world.ts';

/** `by` sends the request as another person than the site admin. `isText` expects a file instead of JSON. */
export type Ask = {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  by?: Visitor;
  isText?: boolean;
  aim?: number;
};

const seconds = 3;
/** Default aim of a list, in milliseconds. */
const usualAim = 150;

export const requestColumns = ['list', 'ms of CPU', 'p50 ms', 'p95 ms', 'p99 ms', 'aim p95'];

/** Measures requests one after the other, each for some seconds. Returns a row of `requestColumns` for each. */
export async function measureRequests(world: World, visitor: Visitor, asks: readonly Ask[]) {
  const rows: (string | number)[][] = [];
  for (const ask of asks) {
    const by = ask.by ?? visitor;
    await send(by, ask);
    const before = cpuMilliseconds(world.server.pid);
    const sample = await drive(1, seconds, async () => void (await send(by, ask)));
    const cpu = (cpuMilliseconds(world.server.pid) - before) / sample.times.length;
    const { p50, p95, p99 } = summarise(sample);
    rows.push([ask.name, cpu, p50, p95, p99, ask.aim ?? usualAim]);
  }
  return rows;
}

function send(visitor: Visitor, { method, path, body, isText }: Ask): Promise<unknown> {
  if (isText) return visitor.read(path);
  return method === 'GET' ? visitor.get(path) : visitor.post(path, body ?? {});
}
