import { globSync } from 'node:fs';
import path from 'node:path';
import type { Seed } from './declare-seed.ts';

type Named = { name: string; seed: Seed<unknown> };

/** Returns the seeds of all `seed-x.ts` with the names of their exports. */
export async function collectSeeds(): Promise<Named[]> {
  const files = globSync('*/seed-*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'));
  const modules = await Promise.all(
    files.toSorted().map(async (file) => (await import(path.join(import.meta.dirname, file))) as object),
  );
  return modules.flatMap((exports) =>
    Object.entries(exports)
      .filter(([name]) => name.endsWith('Seed'))
      .map(([name, seed]) => ({ name, seed: seed as Seed<unknown> })),
  );
}

/**
 * Puts each seed after those that it needs. Among the seeds that could be next, the one with the lowest place is next,
 * then the one whose name comes first. Throws when seeds need each other or need one that was not collected.
 */
export function orderSeeds(seeds: readonly Named[]): Seed<unknown>[] {
  const waiting = seeds.toSorted((a, b) => a.seed.place - b.seed.place || (a.name < b.name ? -1 : 1));
  const ordered: Seed<unknown>[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ seed }) => seed.needs.every((needed) => ordered.includes(needed)));
    if (next === -1)
      throw new Error(
        `These seeds need each other or a seed outside the list: ${waiting.map(({ name }) => name).join(', ')}`,
      );
    ordered.push(...waiting.splice(next, 1).map(({ seed }) => seed));
  }
  return ordered;
}
