import net, { type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';

export type DatabaseProxy = {
  /** Address of the database through the proxy. */
  url: string;
  /** Cuts the next connection that commits after `statement`: the database commits, but its answer never arrives. */
  cutCommitOf: (statement: string) => void;
  close: () => Promise<void>;
};

/** Starts a proxy between a server and its PostgreSQL, so that a test can break connections at a chosen moment. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  let armed: string | undefined;
  const open = new Set<Socket>();
  const proxy = net.createServer((client) => {
    const database = net.connect(addressOf(target));
    for (const socket of [client, database]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket)).on('error', () => undefined);
    }
    let isMarked = false;
    let isCut = false;
    client.on('data', (bytes) => {
      if (armed !== undefined && bytes.includes(armed)) isMarked = true;
      if (isMarked && isCommit(bytes)) {
        armed = undefined;
        isCut = true;
      }
      database.write(bytes);
    });
    database.on('data', (bytes) => {
      if (isCut) client.destroy();
      else client.write(bytes);
    });
    client.on('close', () => database.destroy());
    database.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    cutCommitOf(statement) {
      armed = statement;
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

function addressOf(target: URL): net.NetConnectOpts {
  const port = Number(target.port || 5432);
  const host = target.searchParams.get('host') ?? target.hostname;
  return host.startsWith('/') ? { path: path.join(host, `.s.PGSQL.${port}`) } : { host, port };
}

/** Returns whether the bytes are a query message with `commit`. */
function isCommit(bytes: Buffer): boolean {
  return bytes[0] === 'Q'.charCodeAt(0) && /^commit\b/iu.test(bytes.toString('latin1', 5));
}
