import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWeb, install, nodeBinary, root, run } from './prepare.mjs';
import { retriedTests } from './retried.mjs';

install();
const parts = process.argv.slice(2);
let passed = 0;
let failed = 0;
let retried = [];

if (parts.length === 0) {
  installBrowser();
  installScanner();
  buildWeb();
  const check = run(nodeBinary(), ['scripts/check.mjs'], {
    mayFail: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  console.log(check.stdout);
  count(/(\d+) checks passed, (\d+) failed/.exec(check.stdout ?? ''));
}
const folder = mkdtempSync(path.join(tmpdir(), 'doselore-test-'));
const report = path.join(folder, 'report.json');
run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...parts], {
  mayFail: true,
  // The tests start about 60 servers. With a compile cache each start takes half the work.
  env: { NODE_COMPILE_CACHE: path.join(folder, 'compiled') },
});
if (existsSync(report)) {
  const results = JSON.parse(readFileSync(report, 'utf8'));
  const { numPassedTests, numFailedTests, numFailedTestSuites, success } = results;
  // A file that failed to load has no failed tests of its own.
  const broken = success || numFailedTests > 0 ? 0 : Math.max(1, numFailedTestSuites);
  count([report, numPassedTests, numFailedTests + broken]);
  retried = retriedTests(results, root);
} else {
  failed += 1;
}
rmSync(folder, { recursive: true, force: true });
if (retried.length > 0) console.log(['', ...retried].join('\n'));
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function count(numbers) {
  passed += Number(numbers?.[1] ?? 0);
  failed += Number(numbers?.[2] ?? 1);
}

/** Installs Debian's Chromium, unless CHROMIUM names one or it is already installed. */
function installBrowser() {
  if (process.env.CHROMIUM || existsSync('/usr/bin/chromium')) return;
  console.log('Installing Chromium for the browser tests');
  installPackage('chromium');
  if (existsSync('/usr/bin/chromium')) return;
  console.error('The browser tests need Chromium. Install it, or set CHROMIUM to its path, then run npm test again.');
  process.exit(1);
}

/** Installs Debian's clamd, unless it is already installed. */
function installScanner() {
  if (existsSync('/usr/sbin/clamd')) return;
  console.log('Installing clamd for the tests of the virus scanner');
  installPackage('clamav-daemon');
  if (existsSync('/usr/sbin/clamd')) return;
  console.error('The tests of the virus scanner need clamd. Install clamav-daemon, then run npm test again.');
  process.exit(1);
}

function installPackage(name) {
  const isRoot = process.getuid?.() === 0;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const [command, rest] = isRoot ? ['apt-get', args] : ['sudo', ['apt-get', ...args]];
    spawnSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}
