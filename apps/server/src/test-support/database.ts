import pg from 'pg';

export function urlOfDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement on its own connection. */
export async function onServer(server: string, statement: string): Promise<void> {
  await rowsOn(server, statement);
}

/** Returns the rows of one statement on its own connection. */
export async function rowsOn<Row extends object>(
  server: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}
