import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { adviceFor } from './hints.mjs';
import { install, nodeBinary, pathOfLibraries, root } from './prepare.mjs';

install();
// People who check the code also commit. The hook of the repository checks their commit messages.
if (existsSync(path.join(root, '.git')))
  spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { cwd: root, stdio: 'ignore' });
const tsc = path.join(root, 'node_modules', 'typescript7', 'bin', 'tsc');
const projects = [
  'packages/contract',
  'packages/scorm',
  'content',
  'apps/server',
  'apps/server/src/content/player',
  'apps/web',
  'apps/web/service-worker',
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
const waiting = [...checks];
// Runs 2 checks at a time, because most of them use one core.
await Promise.all([1, 2].map(runChecks));
console.log(`${checks.length - failed} checks passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function runChecks() {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    const [title, command, args] = check;
    const { isPassed, output } = await runCheck(command, args);
    if (!isPassed) failed += 1;
    console.log(isPassed ? `passed  ${title}` : [output, ...adviceFor(output), `FAILED  ${title}`].join('\n'));
  }
}

function runCheck(command, args) {
  return new Promise((resolve) => {
    const env = { ...process.env, PATH: pathOfLibraries() };
    const running = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [running.stdout, running.stderr])
      stream.setEncoding('utf8').on('data', (part) => {
        output += part;
      });
    running.on('error', (error) => resolve({ isPassed: false, output: error.message }));
    running.on('close', (status) => resolve({ isPassed: status === 0, output }));
  });
}
