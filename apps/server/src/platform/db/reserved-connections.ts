import pg from 'pg';

/** Returns a pool that takes connections from `pool` while it has a free one, and otherwise from `reserved`. */
export function overflowInto(reserved: pg.Pool, pool: pg.Pool) {
  const hasFree = () => pool.waitingCount === 0 && (pool.idleCount > 0 || pool.totalCount < pool.options.max);
  return {
    Client: pg.Client,
    options: reserved.options,
    connect: () => (hasFree() ? pool : reserved).connect(),
    /** Ends only the reserved connections. */
    end: () => reserved.end(),
  };
}
