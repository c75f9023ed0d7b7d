import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// Runs on the Node that npm uses, before anything is installed. It has no dependencies and no new syntax.

export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const stamps = path.join(root, 'node_modules', '.doselore');

/** Returns the path of Node 24: the pinned one, or the one npm runs on when the platform has no pinned one. */
export function nodeBinary() {
  const pinned = path.join(root, 'node_modules', '.bin', 'node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Error('Doselore needs Node 24. Install it, then run this command again.');
}

/**
 * Runs a command in the project's folder with the project's binaries first. Ends this process when the command fails.
 */
export function run(command, args, options = {}) {
  const { mayFail = false, ...rest } = options;
  const env = { ...process.env, ...rest.env, PATH: pathOfLibraries() };
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...rest, env });
  if (result.status !== 0 && !mayFail) {
    console.error(`\n${command} ${args.join(' ')} failed${result.error ? `: ${result.error.message}` : ''}`);
    process.exit(result.status ?? 1);
  }
  return result;
}

/**
 * Runs Node 24 in place of this process, so that signals reach it. Where a process cannot be replaced, this one waits and
 * passes signals on.
 */
export function become(args, env = process.env) {
  if (typeof process.execve === 'function' && process.platform !== 'win32') {
    process.chdir(root);
    process.execve(nodeBinary(), [nodeBinary(), ...args], env);
  }
  const child = spawn(nodeBinary(), args, { cwd: root, env, stdio: 'inherit' });
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}

const signals = ['SIGINT', 'SIGTERM'];

/**
 * Runs a script with this Node. A signal to this process ends the script with everything that the script has started, and
 * then this process.
 */
export async function runScript(file, args = []) {
  // A group of its own, so that one signal reaches all of its processes.
  const isGroup = process.platform !== 'win32';
  const child = spawn(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit', detached: isGroup });
  let isStopping = false;
  const stop = (signal) => {
    isStopping = true;
    if (isGroup) process.kill(-child.pid, signal);
    else child.kill(signal);
  };
  for (const signal of signals) process.on(signal, stop);
  const code = await new Promise((resolve) => child.on('exit', resolve));
  if (isStopping || code !== 0) process.exit(code ?? 1);
  for (const signal of signals) process.removeListener(signal, stop);
}

/** Returns a PATH that finds the commands of the libraries first. */
export function pathOfLibraries() {
  return `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`;
}

/** Installs exactly what the lock file says, unless that was done before. */
export function install() {
  const expectedHash = hashOf([path.join(root, 'package-lock.json')]);
  const reason = reasonToInstall(expectedHash);
  if (reason === undefined) return;
  console.log(`Installing the libraries: ${reason}.`);
  // Doselore needs no install script of its libraries, so none of them runs.
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  writeStamp('install', expectedHash);
}

function reasonToInstall(expectedHash) {
  const installed = readStamp('install');
  if (installed === expectedHash) return undefined;
  if (installed !== undefined) return 'node_modules was installed from another package-lock.json';
  if (existsSync(path.dirname(stamps)))
    return 'node_modules/.doselore/install is missing, so their versions are unknown';
  return 'node_modules does not exist yet';
}

/** Builds the web application, unless none of its sources has changed. */
export function buildWeb() {
  const sources = [
    ...['apps/web/src', 'apps/web/build', 'apps/web/service-worker', 'apps/web/public'],
    'packages/contract/src',
  ].flatMap((folder) => filesIn(path.join(root, folder)));
  const expectedHash = hashOf([
    ...sources,
    ...[
      'apps/web/index.html',
      'apps/web/login.html',
      'apps/web/package.json',
      'apps/web/vite.config.ts',
      'package-lock.json',
    ].map((file) => path.join(root, file)),
  ]);
  if (readStamp('web') === expectedHash && existsSync(path.join(root, 'apps/web/dist/index.html'))) return;
  console.log('Building the web application');
  // A test runner has `test` there, which would build React for development.
  run('vite', ['build', 'apps/web', '--logLevel', 'warn'], { env: { NODE_ENV: 'production' } });
  writeStamp('web', expectedHash);
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => path.join(folder, name))
    .flatMap((entry) => (statSync(entry).isDirectory() ? filesIn(entry) : [entry]));
}

function hashOf(files) {
  const hash = createHash('sha256');
  // Relative paths: a copy of the folder elsewhere needs no other libraries and no other build.
  for (const file of files.sort()) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

function readStamp(name) {
  const file = path.join(stamps, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function writeStamp(name, value) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(path.join(stamps, name), value);
}
