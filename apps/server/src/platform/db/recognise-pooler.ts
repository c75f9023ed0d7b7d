import pg from 'pg';

const rounds = 3;

/**
 * Throws when a connection pooler does not keep the settings of a session. The message says what to set. Without a
 * pooler this costs one connection and one statement.
 */
export async function refuseTransactionPooler(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, options: '-c timezone=UTC', connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number; zone: string }>(
      "select pg_backend_pid() as pid, current_setting('timezone') as zone",
    );
    // A pooler reports a pid of its own at the start, not that of the database session.
    if (rows[0]?.pid === reportedSession(client)) return;
    if (rows[0]?.zone !== 'UTC' || (await sharesSessions(client, connectionString))) throw new Error(refusal);
  } catch (error) {
    if (error instanceof Error && error.message.includes('unsupported startup parameter')) throw new Error(refusal);
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const refusal =
  'The connection pooler in front of the database pools transactions, or does not pass on the settings of a session. ' +
  'Set DB_POOLER=transaction, or point DATABASE_URL at the database itself.';

function reportedSession(client: pg.Client): number | undefined {
  return 'processID' in client && typeof client.processID === 'number' ? client.processID : undefined;
}

/** Returns whether two open connections share a session of the database, or one of them changes its session. */
async function sharesSessions(first: pg.Client, connectionString: string): Promise<boolean> {
  const second = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  second.on('error', () => undefined);
  await second.connect();
  try {
    for (let round = 0; round < rounds; round += 1) {
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
