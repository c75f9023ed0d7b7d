import { hash, verify } from '@node-rs/argon2';
import type { BenchServer } from '../support/bench-server.ts';
import { openConnection } from '../support/http.ts';
import { describe, measure } from '../support/load.ts';
import { password, people } from '../support/world.ts';

const connections = 8;
const seconds = 6;

export async function benchLogins({ port }: BenchServer): Promise<void> {
  const sockets = Array.from({ length: connections }, () => openConnection(port));
  const http = await measure({ connections, seconds }, async (connection, turn) => {
    const call = sockets[connection];
    if (call === undefined) throw new Error('No connection');
    const { cookies } = await call({ path: '/csrf-cookie', host: 'localhost' });
    const token = decodeURIComponent(cookies.find((one) => one.startsWith('XSRF-TOKEN='))?.slice(11) ?? '');
    const username = `learner.${((connection + turn * connections) % people) + 1}`;
    await call({
      method: 'POST',
      path: '/login',
      host: 'localhost',
      headers: { cookie: cookies.join('; '), 'x-xsrf-token': token, 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
  });
  const stored = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const bare = await measure({ connections, seconds }, async () => {
    if (!(await verify(stored, password))) throw new Error('The password does not match');
  });
  console.log(`Logins, ${connections} connections             HTTP ${describe(http)}`);
  console.log(`                          argon2 alone ${describe(bare)}   ratio ${(http.rate / bare.rate).toFixed(2)}`);
}
