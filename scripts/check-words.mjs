import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findAvoided } from './find-avoided.mjs';

const root = path.resolve(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => /\.(ts|tsx|mjs)$/u.test(file) && !/database\.generated\.ts$|avoid-list/u.test(file))
  .filter((file) => existsSync(path.join(root, file)));
const found = files.flatMap((file) =>
  findAvoided(file, readFileSync(path.join(root, file), 'utf8')).map((fault) => `${file}:${fault}`),
);
if (found.length > 0) {
  console.error(`${found.join('\n')}\nThese words are avoided: see docs/WRITING.md and scripts/avoid-list.mjs.`);
  process.exit(1);
}
