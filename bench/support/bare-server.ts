import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const script = path.join(import.meta.dirname, 'bare-process.ts');
/** Connections of a server by default, and the two that it reserves. */
const connections = 12;

/** Starts a Node server in its own process that runs the statement of a commit and does nothing else. */
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
