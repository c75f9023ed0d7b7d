import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { compiledIn, makeFolder, runServer, worldIn } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of what all browser tests of one run share. */
    browserRun: string;
  }
}

/** Every project with browser tests asks for it, and the first to ask makes it for all. */
const shared = globalThis as typeof globalThis & { doseloreBrowserRun?: string };

/** The real server has its first start once for the whole run, and leaves the demo world behind. */
export default async function setUp(project: TestProject): Promise<(() => void) | undefined> {
  const isFirst = shared.doseloreBrowserRun === undefined;
  shared.doseloreBrowserRun ??= makeFolder('doselore-browser-run-');
  const run = shared.doseloreBrowserRun;
  project.provide('browserRun', run);
  if (!isFirst) return undefined;
  mkdirSync(worldIn(run));
  // Whatever the mask of new folders: the account of the database walks in here too.
  chmodSync(worldIn(run), 0o755);
  const server = await runServer(worldIn(run), { NODE_COMPILE_CACHE: compiledIn(run) });
  await server.stop();
  return () => rmSync(run, { recursive: true, force: true });
}
