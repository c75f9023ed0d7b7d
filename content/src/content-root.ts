import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder that holds `shell/` and `courses/`. Looked for upwards from this module, so that it is
 * also found when the server has been bundled into a folder of its own.
 */
export function contentRoot(start: string = import.meta.dirname): string {
  for (let folder = start; ; folder = dirname(folder)) {
    for (const candidate of [folder, join(folder, 'content')]) {
      if (existsSync(join(candidate, 'shell', 'player.js')) && existsSync(join(candidate, 'courses'))) return candidate;
    }
    if (folder === dirname(folder)) throw new Error(`The course files (content/) were not found above ${start}`);
  }
}
