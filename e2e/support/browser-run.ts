import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { compiledIn, makeFolder, runServer, worldIn } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder that all browser tests of one run share. */
    browserRun: string;
  }
}

/** The run that every project with browser tests shares. The first project creates it. */
const shared = globalThis as typeof globalThis & { doseloreBrowserRun?: string };

/** Starts the real server once for the whole run, which seeds the demo world. */
export default async function setUp(project: TestProject): Promise<(() => void) | undefined> {
  const isFirst = shared.doseloreBrowserRun === undefined;
  shared.doseloreBrowserRun ??= makeFolder('doselore-browser-run-');
  const run = shared.doseloreBrowserRun;
  project.provide('browserRun', run);
  if (!isFirst) return undefined;
  mkdirSync(worldIn(run));
  // The account of the database must reach this folder, whatever the umask is.
  chmodSync(worldIn(run), 0o755);
  const server = await runServer(worldIn(run), { NODE_COMPILE_CACHE: compiledIn(run) });
  await server.stop();
  return () => rmSync(run, { recursive: true, force: true });
}
