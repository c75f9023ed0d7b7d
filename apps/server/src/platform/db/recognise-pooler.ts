import pg from 'pg';

const lookedAt = 3;

/**
 * Throws when a pooler stands before the database that does not keep the settings of a session, and says what to set.
 * Connected to the database itself, this costs one connection and one statement.
 */
export async function refuseTransactionPooler(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, options: '-c timezone=UTC', connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number; zone: string }>(
      "select pg_backend_pid() as pid, current_setting('timezone') as zone",
    );
    // A pooler names a session of its own at the start.
    if (rows[0]?.pid === sessionNamed(client)) return;
    if (rows[0]?.zone !== 'UTC' || (await sharesSessions(client, connectionString))) throw new Error(refusal);
  } catch (error) {
    if (error instanceof Error && error.message.includes('unsupported startup parameter')) throw new Error(refusal);
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const refusal =
  'Between Doselore and its database is a connection pooler that pools transactions, or that does not pass on the ' +
  'settings of a session. Set DB_POOLER=transaction, or point DATABASE_URL at the database itself.';

function sessionNamed(client: pg.Client): number | undefined {
  return 'processID' in client && typeof client.processID === 'number' ? client.processID : undefined;
}

/** Whether two connections that are open at once meet in one session of the database, or one changes its session. */
async function sharesSessions(first: pg.Client, connectionString: string): Promise<boolean> {
  const second = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  second.on('error', () => undefined);
  await second.connect();
  try {
    for (let looked = 0; looked < lookedAt; looked += 1) {
      const before = await sessionOf(first);
      await second.query('begin');
      const other = await sessionOf(second);
      const after = await sessionOf(first);
      await second.query('commit');
      if (other === before || after !== before) return true;
    }
    return false;
  } finally {
    await second.end().catch(() => undefined);
  }
}

async function sessionOf(client: pg.Client): Promise<number | undefined> {
  return (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
}
