import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { eicar } from './clamd.ts';
import { freePort } from './server-process.ts';

const binary = '/usr/sbin/clamd';
const startMs = 20_000;

/**
 * Starts Debian's clamd with one signature, that of the EICAR file, so that it needs no internet. Clamd listens on a
 * free port, and stops after the last test of the file.
 */
export async function startRealClamd(): Promise<{ url: string }> {
  if (!existsSync(binary))
    throw new Error(`${binary} is missing. npm test installs it, or: apt-get install clamav-daemon`);
  const folder = mkdtempSync(path.join(tmpdir(), 'doselore-clamd-'));
  const database = path.join(folder, 'database');
  mkdirSync(database);
  writeFileSync(path.join(database, 'test.ndb'), `Doselore.Test.Eicar:0:*:${eicar.toString('hex')}\n`);
  const port = await freePort();
  const lines = [
    ...['Foreground yes', `DatabaseDirectory ${database}`, `TemporaryDirectory ${folder}`],
    ...['TCPAddr 127.0.0.1', `TCPSocket ${port}`, 'StreamMaxLength 50M'],
  ];
  const config = path.join(folder, 'clamd.conf');
  writeFileSync(config, `${lines.join('\n')}\n`);
  const clamd = spawn(binary, ['--config-file', config], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [clamd.stdout, clamd.stderr])
    stream.on('data', (piece: Buffer) => {
      output += piece.toString();
    });
  const ended = new Promise<void>((resolve) => clamd.once('exit', () => resolve()));
  afterAll(async () => {
    clamd.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  for (const until = Date.now() + startMs; !(await answers(port)); await wait(50))
    if (clamd.exitCode !== null || Date.now() > until) throw new Error(`clamd did not start: ${output}`);
  return { url: `tcp://127.0.0.1:${port}` };
}

/** Returns whether clamd answers a ping. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port }, () => socket.write('zPING\0'));
    socket.once('data', (piece) => {
      socket.destroy();
      resolve(piece.toString().startsWith('PONG'));
    });
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  });
}
