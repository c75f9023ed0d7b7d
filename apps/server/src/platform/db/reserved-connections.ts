import pg from 'pg';

type Waiter = { take: (client: Promise<pg.PoolClient>) => void };

/**
 * Returns a pool that takes connections from `pool` while it has a free one, and otherwise from `reserved`. While neither
 * has one, calls wait in one queue for whichever is free first. Calls that wait for `pool` alone come before them there.
 */
export function overflowInto(reserved: pg.Pool, pool: pg.Pool) {
  const waiting: Waiter[] = [];
  const serve = () => {
    for (let free = firstFree(pool, reserved); free !== undefined; free = firstFree(pool, reserved)) {
      const next = waiting.shift();
      if (next === undefined) return;
      next.take(free.connect());
    }
  };
  // A pool reports a release before the connection is free.
  const serveSoon = () => {
    if (waiting.length > 0) queueMicrotask(serve);
  };
  for (const one of [pool, reserved]) one.on('release', serveSoon).on('remove', serveSoon);
  const wait = () => {
    const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>();
    const waiter: Waiter = {
      take: (client) => {
        clearTimeout(timer);
        resolve(client);
        // A connection that could not be opened leaves its place to the next call.
        client.catch(serveSoon);
      },
    };
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(waiter), 1);
      // The words of a pool whose connections are all in use.
      reject(new Error('timeout exceeded when trying to connect'));
    }, reserved.options.connectionTimeoutMillis);
    waiting.push(waiter);
    return promise;
  };
  return {
    Client: pg.Client,
    options: reserved.options,
    connect: () => (waiting.length === 0 ? firstFree(pool, reserved)?.connect() : undefined) ?? wait(),
    /** Ends only the reserved connections. */
    end: () => reserved.end(),
  };
}

const firstFree = (...pools: pg.Pool[]): pg.Pool | undefined => pools.find(hasFree);

/** Returns whether a pool has a connection, or may open one, that nobody waits for. */
function hasFree({ idleCount, totalCount, waitingCount, options }: pg.Pool): boolean {
  return idleCount + options.max - totalCount > waitingCount;
}
