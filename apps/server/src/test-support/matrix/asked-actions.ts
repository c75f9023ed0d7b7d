import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const features = path.join(import.meta.dirname, '../../features');

/** The actions that commands ask the permission table for by themselves, without an endpoint of their own. */
export function listAskedActions(): string[] {
  const files = globSync('**/*.ts', { cwd: features }).filter((file) => !/\.(test|factory)\.ts$/u.test(file));
  return files.flatMap((file) => {
    const source = readFileSync(path.join(features, file), 'utf8');
    return [...source.matchAll(/\b(?:mayUnder|levelsWith)\([^()']*'([\w.]+)'\)/gu)].map(([, action]) => action ?? '');
  });
}
