import path from 'node:path';
import { build, stop } from 'esbuild';

/** The player as one script for the browser, with the run-time in it. */
export async function buildPlayerScript(): Promise<string> {
  const result = await build({
    entryPoints: [path.join(import.meta.dirname, 'player', 'player.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    platform: 'browser',
    logLevel: 'silent',
  });
  // Its helper process would stay for as long as ours.
  await stop();
  const [script] = result.outputFiles;
  if (script === undefined) throw new Error('The player script was not built');
  return script.text;
}
