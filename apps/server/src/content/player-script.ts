import path from 'node:path';
import { build, stop } from 'esbuild';

/** Builds the player and the SCORM run-time into one script for the browser. */
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
  // The helper process of the bundler would otherwise run as long as the server.
  await stop();
  const [script] = result.outputFiles;
  if (script === undefined) throw new Error('The player script was not built');
  return script.text;
}
