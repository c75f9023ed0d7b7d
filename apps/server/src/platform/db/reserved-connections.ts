import pg from 'pg';

/** A pool that takes its connections from `pool` while one is free there, and from `reserved` when none is. */
export function overflowInto(reserved: pg.Pool, pool: pg.Pool) {
  const hasFree = () => pool.waitingCount === 0 && (pool.idleCount > 0 || pool.totalCount < pool.options.max);
  return {
    Client: pg.Client,
    options: reserved.options,
    connect: () => (hasFree() ? pool : reserved).connect(),
    /** Ends the reserved connections alone. */
    end: () => reserved.end(),
  };
}
