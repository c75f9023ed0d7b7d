import type { Config } from '../config.ts';
import type { LicenceId } from './access/index.ts';
import type { Clock } from './clock/index.ts';
import type { Database, Tx } from './db/index.ts';
import type { Files } from './files/index.ts';
import type { Mail } from './mail/index.ts';
import type { Outbound } from './outbound/index.ts';
import type { Scanner } from './scanning/index.ts';
import type { Sealing } from './sealing.ts';
import type { Secrets } from './secrets.ts';

/**
 * Stores the result of an online course for the delegates of trainer-led courses whom it assesses. Returns false when
 * nobody is assessed now. Learning calls this function instead of importing the trainer-led courses, because they
 * depend on learning.
 */
type SaveOnlineResult = (
  tx: Tx,
  of: { licenceId: LicenceId; result: 'passed' | 'failed'; at: Date },
) => Promise<boolean>;

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
  saveOnlineResult: SaveOnlineResult;
};

/** Services for calls that must be answered even when all other connections to the database are in use. */
export function onReserved(services: Services): Services {
  return { ...services, db: services.reserved };
}
