import type { Config } from '../config.ts';
import type { Clock } from './clock/index.ts';
import type { Database } from './db/index.ts';
import type { Files } from './files/index.ts';
import type { Mail } from './mail/index.ts';
import type { Outbound } from './outbound/index.ts';
import type { Scanner } from './scanning/index.ts';
import type { Sealing } from './sealing.ts';
import type { Secrets } from './secrets.ts';

/** Everything that use cases need. Made once at start. */
export type Services = {
  config: Config;
  db: Database;
  /** Database access on connections that are reserved for sign-in and commits; see `onReserved`. */
  reserved: Database;
  clock: Clock;
  mail: Mail;
  files: Files;
  secrets: Secrets;
  sealing: Sealing;
  outbound: Outbound;
  scanner: Scanner;
};

/** Services for calls that must be answered even when all other connections to the database are in use. */
export function onReserved(services: Services): Services {
  return { ...services, db: services.reserved };
}
