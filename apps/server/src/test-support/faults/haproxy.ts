import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rowsOn } from '../database.ts';
import { freePort } from '../servers/server-process.ts';
import { installDebian } from './debian.ts';
import { untilUp } from './until-up.ts';

const program = '/usr/sbin/haproxy';
const hex = (...parts: Buffer[]) => Buffer.concat(parts).toString('hex');

/** Messages of the PostgreSQL protocol: the start of a session without a password, and a query. */
const startUp = Buffer.concat([Buffer.from([0, 3, 0, 0]), Buffer.from('user\0postgres\0database\0postgres\0\0')]);
const question = Buffer.from('select pg_is_in_recovery()\0');
const ready = '5a0000000549';
/** Answer of one row and one column: `f`, so that the server accepts writes. */
const isWritable = '440000000b00010000000166';

/**
 * Starts Debian's haproxy in TCP mode in front of PostgreSQL servers on this machine. haproxy passes connections to the
 * server that accepts writes, and cuts connections to a server that stops accepting them. `url` is that of the database
 * `postgres`.
 */
export async function startHaproxy(ports: () => readonly number[]) {
  installDebian(program, ['haproxy']);
  const folder = mkdtempSync(path.join(tmpdir(), 'doselore-haproxy-'));
  const file = path.join(folder, 'haproxy.cfg');
  const port = await freePort();
  const writeSettings = () => writeFileSync(file, settingsOf(port, ports()));
  writeSettings();
  const child = spawn(program, ['-W', '-f', file], { stdio: 'ignore' });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  // Until its first check a server counts as up.
  let inRow = 0;
  const isUp = async () => {
    const [found] = await rowsOn<{ standby: boolean }>(url, 'select pg_is_in_recovery() as standby').catch(() => []);
    inRow = found?.standby === false ? inRow + 1 : 0;
    return inRow === 10;
  };
  await untilUp(child, { isUp, stop });
  return {
    url,
    /** Reads the ports again. Open connections stay. */
    reload(): void {
      writeSettings();
      child.kill('SIGUSR2');
    },
    stop,
  };
}

function settingsOf(port: number, ports: readonly number[]): string {
  const servers = ports.map((each) => `  server postgres-${each} 127.0.0.1:${each} check`);
  return `defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 1s
  retries 0
listen writable
  bind 127.0.0.1:${port}
  option tcp-check
  tcp-check connect
  tcp-check send-binary ${hex(lengthOf(startUp), startUp)}
  tcp-check expect binary ${ready}
  tcp-check send-binary ${hex(Buffer.from('Q'), lengthOf(question), question)}
  tcp-check expect binary ${isWritable}
  default-server inter 300ms fall 1 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`;
}

/** Length field of a protocol message. The length includes the field itself. */
function lengthOf(message: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(message.length + 4);
  return length;
}
