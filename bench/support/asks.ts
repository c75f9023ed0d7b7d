import { drive, summarise } from './load.ts';
import { cpuMilliseconds } from './processes.ts';
import type { Visitor } from './visitor.ts';
import type { World } from './world.ts';

const seconds = 3;

/** A request to measure, with the aim for its 95th percentile in milliseconds. `by` sends it instead of the site admin. */
export type Ask = { name: string; aim: number; work: (visitor: Visitor) => Promise<unknown>; by?: Visitor };

/** Columns of the rows of `measure`. */
export const askColumns = ['request', 'ms of CPU', 'p50 ms', 'p95 ms', 'p99 ms', 'aim p95'];

/** Measures requests one at a time, and returns a row for each. CPU is that of server and database for one request. */
export async function measure(
  world: World,
  { asks, by: usual }: { asks: readonly Ask[]; by: Visitor },
): Promise<(string | number)[][]> {
  const rows: (string | number)[][] = [];
  for (const { name, aim, work, by = usual } of asks) {
    await work(by);
    const before = cpuMilliseconds(world.server.pid);
    const sample = await drive(1, seconds, async () => void (await work(by)));
    const cpu = (cpuMilliseconds(world.server.pid) - before) / sample.times.length;
    const { p50, p95, p99 } = summarise(sample);
    rows.push([name, cpu, p50, p95, p99, aim]);
  }
  return rows;
}
