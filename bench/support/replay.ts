import { createApp } from '@doselore/server/src/app.ts';
import { readConfig } from '@doselore/server/src/config.ts';
import { openServices } from '@doselore/server/src/open-services.ts';
import type { Connection as Database } from '@doselore/server/src/platform/db/index.ts';
import { createStatementLog } from '@doselore/server/src/test-support/plans/record-statements.ts';
import type { Statement } from '@doselore/server/src/test-support/plans/rows-read.ts';
import { type Client, createClient } from '@doselore/server/src/test-support/test-client.ts';
import type { World } from './world.ts';

/**
 * Records the statements of calls, so that they can be sent again without the server: `record` runs calls of a person
 * whose session has this token in an app of the bench's own, on the same database.
 */
export async function openRecorder({ databaseUrl, server }: World) {
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: server.dataDir, DB_POOL: '4', DEMO: 'off' };
  const { services, close } = await openServices(readConfig(settings));
  const log = createStatementLog();
  const [db, reserved] = [services.db.withPlugin(log.plugin), services.reserved.withPlugin(log.plugin)];
  const app = await createApp({ services: { ...services, db, reserved }, playerScript: '' });
  return {
    async record(token: string, call: (client: Client) => Promise<{ statusCode: number; body: string }>) {
      const client = createClient(app, { sid: token });
      await client.get('/csrf-cookie');
      return log.during(async () => {
        const { statusCode, body } = await call(client);
        if (statusCode !== 200) throw new Error(`A recorded call was answered with ${statusCode}: ${body}`);
      });
    },
    async close() {
      await app.close();
      await close();
    },
  };
}

/** Sends statements as the server does: those after the first `before` ones in a transaction, if there are any. */
export async function replay(
  client: Pick<Database['pool'], 'query'>,
  statements: readonly Statement[],
  { before = statements.length }: { before?: number } = {},
): Promise<void> {
  for (const { text, values } of statements.slice(0, before)) await client.query(text, [...values]);
  if (statements.length <= before) return;
  await client.query('begin');
  for (const { text, values } of statements.slice(before)) await client.query(text, [...values]);
  await client.query('commit');
}
