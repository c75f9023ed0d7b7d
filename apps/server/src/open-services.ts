import type { Config } from './config.ts';
import { openDatabase } from './open-database.ts';
import { type Clock, systemClock } from './platform/clock/index.ts';
import { connect, migrate, withoutTimeouts } from './platform/db/index.ts';
import { createFiles } from './platform/files/index.ts';
import { createMail } from './platform/mail/index.ts';
import { createOutbound } from './platform/outbound/index.ts';
import { createScanner } from './platform/scanning/index.ts';
import { createSealing } from './platform/sealing.ts';
import { ownSecretKey } from './platform/secret-key.ts';
import { loadSecrets } from './platform/secrets.ts';
import type { Services } from './platform/services.ts';

type Opened = {
  services: Services;
  /** True when the database had no schema before, so that it is empty. */
  isNew: boolean;
  close: () => Promise<void>;
};

/**
 * Starts the built-in database or connects to the configured one, migrates it, and creates the services of use cases.
 */
export async function openServices(
  config: Config,
  options: { clock?: Clock; alongside?: boolean } = {},
): Promise<Opened> {
  const { clock = systemClock, alongside = false } = options;
  const { url, stop } = await openDatabase(config, { alongside });
  try {
    await migrate(url);
    const connection = connect(url, { ...config.connections, ...(alongside ? withoutTimeouts : {}) });
    const { db, reserved } = connection;
    const isNew = (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
    const secrets = await loadSecrets(db);
    const services = {
      config,
      db,
      reserved,
      clock,
      mail: createMail(config),
      files: createFiles(config.dataDir),
      secrets,
      sealing: createSealing(config.secretKey ?? (await ownSecretKey(config.dataDir))),
      outbound: createOutbound(),
      scanner: createScanner(config.clamdUrl),
    };
    const close = async () => {
      await connection.close();
      await stop();
    };
    return { services, isNew, close };
  } catch (error) {
    await stop();
    throw error;
  }
}
