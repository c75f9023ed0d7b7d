import { sqlState } from './tx.ts';

/**
 * Cause of a failure: the database is unreachable or read-only (`away`), out of space (`full`), took too long (`slow`),
 * or had no connection free in time (`busy`).
 */
export type DatabaseFault = 'away' | 'full' | 'slow' | 'busy';

const words = (text: string) => new Set(text.split(' '));

const codes: Record<DatabaseFault, readonly ReadonlySet<string>[]> = {
  away: [
    words('ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN'),
    // The connection broke, or the server starts, stops or has no connection left.
    words('08000 08001 08003 08004 08006 08P01 25P03 53200 53300 57P01 57P02 57P03 57P05'),
    // Read-only: a standby, or a primary that is being replaced.
    words('25006'),
  ],
  full: [words('53100 ENOSPC EDQUOT')],
  // Cancelled by the statement timeout or the lock timeout.
  slow: [words('57014 55P03')],
  busy: [],
};

/** Errors without a code from the driver and the query builder: the connection broke. */
const brokenConnection = /Connection terminated|is not queryable|connection has been discarded/u;
/** Error without a code from the pool: every connection was in use for the whole wait. */
const noneFree = /timeout exceeded when trying to connect/u;

/** Classifies a failure of the database or the disk. Returns undefined for any other error. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = sqlState(error) ?? '';
  // A missing socket is a fault of the database; a missing file is not.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect' ? 'away' : undefined;
  if (noneFree.test(error.message)) return 'busy';
  const kinds = Object.keys(codes) as DatabaseFault[];
  return (
    kinds.find((kind) => codes[kind].some((known) => known.has(code))) ??
    (brokenConnection.test(error.message) ? 'away' : undefined)
  );
}
