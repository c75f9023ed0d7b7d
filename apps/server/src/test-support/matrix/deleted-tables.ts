import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.join(import.meta.dirname, '..', '..');

/** Lists the tables from which the server's code in a folder deletes rows. */
export function listDeletedTables(folder: string): string[] {
  const files = globSync(`${folder}/**/*.ts`, { cwd: source }).filter(
    (file) => !/\.(test|faults|factory|matrix)\.ts$/u.test(file),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(path.join(source, file), 'utf8').matchAll(/\.deleteFrom\('(\w+)'\)|\bdelete from (\w+)/gu)].map(
      (found) => found[1] ?? found[2] ?? '',
    ),
  );
  return [...new Set(names)].sort();
}
