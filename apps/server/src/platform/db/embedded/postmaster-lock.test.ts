import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runningServer } from './postmaster-lock.ts';

const comeAndGo = `
const { renameSync } = require('node:fs');
process.stdout.write('ready');
for (;;) { renameSync('postmaster.pid', 'away'); renameSync('away', 'postmaster.pid'); }`;

test('reads a lock file that a stopping server removes at that moment', async () => {
  const cluster = mkdtempSync(path.join(tmpdir(), 'doselore-lock-'));
  writeFileSync(path.join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n`);
  const child = spawn(process.execPath, ['-e', comeAndGo], { cwd: cluster, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    rmSync(cluster, { recursive: true });
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  for (let looked = 0; looked < 5_000; looked += 1) expect(runningServer(cluster)).toBeUndefined();
});
