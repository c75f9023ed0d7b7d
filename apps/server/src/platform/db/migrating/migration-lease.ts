import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { sqlState } from '../tx.ts';

const lookEveryMs = 500;
const logEveryMs = 30_000;

export type LeaseOptions = {
  /** Lifetime of the lease without a renewal. After that its process counts as dead. */
  leaseSeconds: number;
  log: (line: string) => void;
};

/**
 * Runs `work` while only this process holds the lease on the schema. Waits while another process holds the lease, and
 * logs that it waits. Renews the lease on its own connection until `work` ends.
 */
export async function withLease<T>(url: string, options: LeaseOptions, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const owner = randomUUID();
  let renewing = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  try {
    await prepare(client);
    await takeLease(client, owner, options);
    const renew = () => {
      renewing = renewing.then(() => renewLease(client, owner, options.leaseSeconds)).catch(() => undefined);
    };
    timer = setInterval(renew, (options.leaseSeconds * 1_000) / 4);
    return await work();
  } finally {
    clearInterval(timer);
    await renewing;
    await client
      .query("update schema_lease set held_until = '-infinity' where owner = $1", [owner])
      .catch(() => undefined);
    await client.end().catch(() => undefined);
  }
}

async function prepare(client: pg.Client): Promise<void> {
  await untilCreated(
    client,
    'create table if not exists schema_lease (id integer primary key, held_until timestamptz not null)',
  );
  await untilCreated(client, 'alter table schema_lease add column if not exists owner text');
  await client.query("insert into schema_lease values (1, '-infinity') on conflict do nothing");
}

async function takeLease(client: pg.Client, owner: string, { leaseSeconds, log }: LeaseOptions): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += lookEveryMs) {
    const taken = await client.query(
      `update schema_lease set owner = $1, held_until = now() + $2 * interval '1 second' where held_until < now()`,
      [owner, leaseSeconds],
    );
    if (taken.rowCount === 1) return;
    if (waitedMs % logEveryMs === 0)
      log('Another process is migrating the database. Waiting until it has finished or its lease has expired.');
    await sleep(lookEveryMs);
  }
}

async function renewLease(client: pg.Client, owner: string, leaseSeconds: number): Promise<void> {
  await client.query("update schema_lease set held_until = now() + $2 * interval '1 second' where owner = $1", [
    owner,
    leaseSeconds,
  ]);
}

/** SQLSTATEs of a duplicate row, table, type or column: another session created it at the same moment. */
const lostTheRace = new Set(['23505', '42P07', '42710', '42701']);

/** Repeats a statement with `if not exists` until it succeeds, because it can lose a race against another session. */
export async function untilCreated(client: pg.Client, statement: string): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      await client.query(statement);
      return;
    } catch (error) {
      if (tried === 5 || !lostTheRace.has(sqlState(error) ?? '')) throw error;
    }
  }
}
