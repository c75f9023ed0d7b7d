import { sqlState } from './tx.ts';

/**
 * Cause of a failure: the database is unreachable or read-only (`away`), out of space (`full`) or took too long
 * (`slow`).
 */
export type DatabaseFault = 'away' | 'full' | 'slow';

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
};

/** Errors without a code from the driver and the query builder: the connection broke, or none became free. */
const brokenConnection =
  /Connection terminated|timeout exceeded when trying to connect|is not queryable|connection has been discarded/u;

/** Classifies a failure of the database or the disk. Returns undefined for any other error. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = sqlState(error) ?? '';
  // A missing socket is a fault of the database; a missing file is not.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect' ? 'away' : undefined;
  const kinds = Object.keys(codes) as DatabaseFault[];
  return (
    kinds.find((kind) => codes[kind].some((known) => known.has(code))) ??
    (brokenConnection.test(error.message) ? 'away' : undefined)
  );
}
