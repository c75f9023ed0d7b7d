import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const script = path.join(import.meta.dirname, 'bare-process.ts');
/** Size with which 10 connections are free for commits, as in a server: `connect` reserves 2. */
const connections = 12;

/** Starts a Node server in its own process that only runs the statement of each commit. */
export async function startBareServer(databaseUrl: string) {
  const child = spawn(process.execPath, [script, databaseUrl, String(connections)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    port: Number(printed.toString()),
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}
