import { mkdirSync } from 'node:fs';
import type { Config } from './config.ts';
import { ensureDatabase, refuseTransactionPooler, startEmbeddedPostgres } from './platform/db/index.ts';
import { beforeStop } from './stopping.ts';

type OpenedDatabase = { url: string; stop: () => Promise<void> };

/** Returns the address of the configured database, or starts the built-in one. `alongside` is for commands beside a running app. */
export async function openDatabase(
  { dataDir, databaseUrl, connections }: Config,
  { alongside }: { alongside: boolean },
): Promise<OpenedDatabase> {
  mkdirSync(dataDir, { recursive: true });
  if (databaseUrl !== undefined) {
    if (connections.pooler === undefined) await refuseTransactionPooler(databaseUrl);
    return { url: databaseUrl, stop: async () => undefined };
  }
  const starting = startEmbeddedPostgres({ dataDir, durable: true, alongside });
  beforeStop(async () => (await starting).stop());
  const embedded = await starting;
  try {
    await ensureDatabase(embedded, 'doselore');
    return { url: embedded.urlOf('doselore'), stop: embedded.stop };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}
