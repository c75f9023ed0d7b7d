import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const project = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'doselore-start-'));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000);

/** Returns the ids of a process and of all processes below it. */
function processesBelow(pid) {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .map((name) => [Number(name), parentOf(name)]);
  const found = [pid];
  for (const one of found) found.push(...parents.filter(([, parent]) => parent === one).map(([child]) => child));
  return found;
}

function parentOf(pid) {
  try {
    return Number(/^PPid:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

function isRunning(pid) {
  try {
    return !/^State:\s+Z/mu.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

async function until(isTrue, output = () => '') {
  for (let waited = 0; waited < 1_200; waited += 1) {
    if (isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`This did not happen within a minute: ${isTrue}\n${output()}`);
}

async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function start(name, environment) {
  const dataDir = path.join(folder, name);
  const settings = { DATABASE_URL: '', DATA_DIR: dataDir, PORT: String(await freePort()), DRAIN_SECONDS: '0' };
  const child = spawn('npm', ['start'], { cwd: project, env: { ...process.env, ...settings, ...environment } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  return { pid: child.pid, dataDir, printed: () => printed };
}

const stillRunning = (pids) => pids.filter(isRunning);

test.each(['SIGTERM', 'SIGINT'])(
  '%s to npm start ends the server and its database',
  async (signal) => {
    const npm = await start(signal, { DEMO: 'off' });
    await until(() => npm.printed().includes('is ready at'), npm.printed);
    const pids = processesBelow(npm.pid);
    expect(pids.length).toBeGreaterThan(3);
    process.kill(npm.pid, signal);
    await until(() => stillRunning(pids).length === 0, npm.printed);
  },
  180_000,
);

test('the process that the start prints ends everything', async () => {
  const npm = await start('printed', { DEMO: 'off' });
  await until(() => npm.printed().includes('is ready at'), npm.printed);
  const pids = processesBelow(npm.pid);
  process.kill(Number(/kill -TERM (\d+)/u.exec(npm.printed())?.[1]), 'SIGTERM');
  await until(() => stillRunning(pids).length === 0, npm.printed);
}, 180_000);

test('a signal during the start ends the database too', async () => {
  const npm = await start('early', { DEMO: 'on' });
  await until(() => npm.printed().includes('Making the demo world'), npm.printed);
  const pids = processesBelow(npm.pid);
  process.kill(npm.pid, 'SIGTERM');
  await until(() => stillRunning(pids).length === 0, npm.printed);
  expect(existsSync(path.join(npm.dataDir, 'postgresql', 'postmaster.pid'))).toBe(false);
}, 180_000);

test('a signal while the start prepares ends what prepares it', async () => {
  const script = path.join(folder, 'prepares.mjs');
  writeFileSync(script, `import { spawnSync } from 'node:child_process';\nspawnSync('sleep', ['300']);\n`);
  const runs = path.join(folder, 'runs.mjs');
  const prepare = path.join(project, 'scripts', 'prepare.mjs');
  writeFileSync(runs, `import { runScript } from '${prepare}';\nawait runScript('${script}');\n`);
  const child = spawn(process.execPath, [runs], { stdio: 'ignore' });
  await until(() => processesBelow(child.pid).length === 3);
  const pids = processesBelow(child.pid);
  process.kill(child.pid, 'SIGTERM');
  await until(() => stillRunning(pids).length === 0);
}, 180_000);
