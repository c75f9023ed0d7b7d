import path from 'node:path';
import { install, nodeBinary, root, run } from './prepare.mjs';

install();
const tsc = path.join(root, 'node_modules', 'typescript7', 'bin', 'tsc');
const projects = [
  'packages/contract',
  'packages/scorm',
  'content',
  'apps/server',
  'apps/server/src/content/player',
  'apps/web',
  'e2e',
  'bench',
];
const checks = [
  ['Format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['Lint with types', 'oxlint', ['--type-aware', '--deny-warnings']],
  [
    'Dependency rules',
    'depcruise',
    ['--config', '.dependency-cruiser.mjs', 'packages', 'apps', 'content', 'e2e', 'bench'],
  ],
  ['Unused code', 'knip', []],
  ['Avoided words', nodeBinary(), ['scripts/check-words.mjs']],
  ...projects.map((project) => [`Types of ${project}`, nodeBinary(), [tsc, '-p', project]]),
];

let failed = 0;
for (const [title, command, args] of checks) {
  const { status } = run(command, args, { mayFail: true, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' });
  const result = status === 0 ? undefined : run(command, args, { mayFail: true });
  console.log(`${result === undefined ? 'passed' : 'FAILED'}  ${title}`);
  if (result !== undefined) failed += 1;
}
console.log(`${checks.length - failed} checks passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
