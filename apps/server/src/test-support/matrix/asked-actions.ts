import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const features = path.join(import.meta.dirname, '../../features');

/** Lists the actions that commands check with `mayUnder` or `levelsWith`. */
export function listAskedActions(): string[] {
  const files = globSync('**/*.ts', { cwd: features }).filter((file) => !/\.(test|factory)\.ts$/u.test(file));
  return files.flatMap((file) => {
    const source = readFileSync(path.join(features, file), 'utf8');
    return [...source.matchAll(/\b(?:mayUnder|levelsWith)\([^()']*'([\w.]+)'\)/gu)].map(([, action]) => action ?? '');
  });
}
