import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

/**
 * Writes the service worker to `/sw.js`, an address that never changes. It imports nothing, so it is no entry of the
 * bundle, whose pages would load one more script for it.
 */
export function serviceWorker(): Plugin {
  const file = path.join(import.meta.dirname, '../service-worker/sw.ts');
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle() {
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
    },
  };
}
