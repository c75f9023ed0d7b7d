import { type BuildOptions, build, stop } from 'esbuild';

let last: Promise<unknown> = Promise.resolve();

/**
 * Bundles a script and everything that it imports into one text. One at a time: the helper process of the bundler ends
 * after each, because it would otherwise run as long as the server.
 */
export function bundleScript(
  file: string,
  options: Required<Pick<BuildOptions, 'format' | 'target' | 'platform'>>,
): Promise<string> {
  const turn = last.then(() => bundle(file, options));
  last = turn.catch(() => undefined);
  return turn;
}

async function bundle(file: string, options: BuildOptions): Promise<string> {
  try {
    const result = await build({
      ...options,
      entryPoints: [file],
      bundle: true,
      minify: true,
      write: false,
      logLevel: 'silent',
    });
    const [script] = result.outputFiles ?? [];
    if (script === undefined) throw new Error(`${file} was not bundled`);
    return script.text;
  } finally {
    await stop();
  }
}
