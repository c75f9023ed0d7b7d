import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installBrowser, installScanner } from './install-packages.mjs';
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
