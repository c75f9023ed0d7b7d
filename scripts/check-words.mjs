import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findAvoided } from './find-avoided.mjs';

const root = path.resolve(import.meta.dirname, '..');
const folders = ['apps', 'packages', 'content', 'e2e', 'bench', 'scripts'];
const isLeftOut = (name) => /(^|\/)(node_modules|dist)$/u.test(name);
const files = globSync(
  folders.map((folder) => `${folder}/**/*.{ts,tsx,mjs}`),
  { cwd: root, exclude: isLeftOut },
).filter((file) => !/database\.generated\.ts$|avoid-list/u.test(file));
/** Files with texts that people read. */
const hasTexts = (file) =>
  /^(apps\/web\/src|apps\/server\/src|packages\/contract\/src|content\/courses)\//u.test(file) &&
  !/\/test-support\/|\.(test|faults|matrix|factory|merged-data)\.tsx?$/u.test(file);
const found = files.flatMap((file) =>
  findAvoided(file, readFileSync(path.join(root, file), 'utf8'), { hasTexts: hasTexts(file) }).map(
    (fault) => `${file}:${fault}`,
  ),
);
if (found.length > 0) {
  console.error(`${found.join('\n')}\nThese words are avoided: see docs/WRITING.md and scripts/avoid-list.mjs.`);
  process.exit(1);
}
