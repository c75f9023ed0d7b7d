import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Returns the folder with `shell/` and `courses/`. Searches upwards from this module, so that a server bundled into its
 * own folder also finds it.
 */
export function contentRoot(start: string = import.meta.dirname): string {
  for (let folder = start; ; folder = dirname(folder)) {
    for (const candidate of [folder, join(folder, 'content')]) {
      if (existsSync(join(candidate, 'shell', 'player.js')) && existsSync(join(candidate, 'courses'))) return candidate;
    }
    if (folder === dirname(folder)) throw new Error(`The course files (content/) were not found above ${start}`);
  }
}
