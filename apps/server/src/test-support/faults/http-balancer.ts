import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../servers/server-process.ts';
import { installDebian } from './debian.ts';
import { ask } from './ready-nodes.ts';
import type { Balancer } from './rolling-restart.ts';
import { untilUp } from './until-up.ts';

const program = '/usr/sbin/haproxy';

/** Starts Debian's haproxy in front of the nodes, with a check of `/ready`. */
export async function sendThroughHaproxy(ports: readonly number[]): Promise<Balancer> {
  installDebian(program, ['haproxy']);
  const folder = mkdtempSync(path.join(tmpdir(), 'doselore-haproxy-'));
  const port = await freePort();
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, configOf(port, ports));
  const haproxy = spawn(program, ['-db', '-f', file], { stdio: 'inherit' });
  const gone = new Promise((resolve) => haproxy.once('exit', resolve));
  const agent = new Agent({ keepAlive: true });
  const close = async () => {
    haproxy.kill('SIGTERM');
    await gone;
    agent.destroy();
    rmSync(folder, { recursive: true, force: true });
  };
  await untilUp(haproxy, { isUp: async () => (await ask(agent, port, { path: '/alive' })) === 200, stop: close });
  return { send: (request) => ask(agent, port, request), close };
}

function configOf(port: number, nodes: readonly number[]): string {
  return `defaults
  mode http
  timeout connect 2s
  timeout check 2s
  timeout client 60s
  timeout server 60s
frontend learners
  bind 127.0.0.1:${port}
  bind [::1]:${port}
  default_backend nodes
backend nodes
  option httpchk GET /ready
  default-server inter 200ms fall 1 rise 1
${nodes.map((node, index) => `  server node${index} 127.0.0.1:${node} check`).join('\n')}
`;
}
