import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import type { World } from './world.ts';

/** Describes the machine in a few lines, because figures depend on it. */
export async function describeMachine({ pool }: World): Promise<string> {
  const { rows } = await pool.query<{ version: string; fsync: string; commit: string }>(
    `select current_setting('server_version') as version, current_setting('fsync') as fsync,
       current_setting('synchronous_commit') as commit`,
  );
  const [database] = rows;
  return [
    `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB of memory, ${process.platform} ${process.arch}`,
    `Node ${process.versions.node}, PostgreSQL ${database?.version} (fsync ${database?.fsync}, synchronous_commit ${database?.commit})`,
    `Server, database and whatever asks them share these cores. Load average ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}.`,
  ].join('\n');
}
