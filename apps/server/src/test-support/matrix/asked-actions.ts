import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.join(import.meta.dirname, '../..');

/** Lists the actions that commands check with `mayUnder` or `levelsWith`. */
export function listAskedActions(): string[] {
  const files = globSync('{features,platform}/**/*.ts', { cwd: source }).filter(
    (file) => !/\.(test|factory)\.ts$/u.test(file),
  );
  return files.flatMap((file) => {
    const text = readFileSync(path.join(source, file), 'utf8');
    return [...text.matchAll(/\b(?:mayUnder|levelsWith)\([^()']*'([\w.]+)'\)/gu)].map(([, action]) => action ?? '');
  });
}
