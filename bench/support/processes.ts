import { readdirSync, readFileSync } from 'node:fs';

export type Footprint = { rss: number; pss: number; processes: number };

/**
 * Returns the megabytes of the app, of its other processes, and of its database. Of the database processes that serve
 * other clients only the shared memory counts. Zero on a system without /proc.
 */
export function footprints(
  app: number,
  otherClients: readonly number[] = [],
): { app: Footprint; helpers: Footprint; database: Footprint } {
  const below = descendantsOf(app);
  const isDatabase = (pid: number) => nameOf(pid).startsWith('postgres');
  return {
    app: sum([app]),
    helpers: sum(below.filter((pid) => !isDatabase(pid))),
    database: sum(below.filter(isDatabase), otherClients),
  };
}

/** Returns the CPU milliseconds that the app and its database have used since they started, ended processes included. */
export function cpuMilliseconds(app: number): number {
  // A tick of the clock is 10 ms on every Linux. Ended children count with the process that waited for them.
  return (
    [app, ...descendantsOf(app)].reduce((ticks, pid) => {
      const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
      return ticks + fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    }, 0) * 10
  );
}

function sum(pids: readonly number[], otherClients: readonly number[] = []): Footprint {
  const total = (field: string, target = pids) => target.reduce((sum, pid) => sum + readRollup(pid, field), 0) / 1_024;
  const others = total('Pss_Anon', otherClients);
  return { rss: total('Rss') - others, pss: total('Pss') - others, processes: pids.length - otherClients.length };
}

/**
 * Reads a field of memory in kilobytes. Pss divides shared memory among the processes, so that the sum is their total.
 */
function readRollup(pid: number, field: string): number {
  const line = new RegExp(`^${field}:\\s+(\\d+) kB`, 'mu').exec(read(`/proc/${pid}/smaps_rollup`));
  return Number(line?.[1] ?? 0);
}

function descendantsOf(pid: number): number[] {
  const parents = new Map(allPids().map((one) => [one, parentOf(one)]));
  const isBelow = (one: number): boolean => {
    const parent = parents.get(one);
    return parent !== undefined && parent > 1 && (parent === pid || isBelow(parent));
  };
  return [...parents.keys()].filter(isBelow);
}

function allPids(): number[] {
  return read('/proc/self/stat') === ''
    ? []
    : readdirSync('/proc')
        .map(Number)
        .filter((pid) => pid > 0);
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)$/mu.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
}

function nameOf(pid: number): string {
  return read(`/proc/${pid}/comm`);
}

/** Returns the contents of a file, or "" when it is missing. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
