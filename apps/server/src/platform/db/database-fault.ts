import { sqlState } from './tx.ts';

/** Why the database did not answer: it cannot be reached or takes no writes, it has no space left, or it took too long. */
export type DatabaseFault = 'away' | 'full' | 'slow';

const words = (text: string) => new Set(text.split(' '));

const codes: Record<DatabaseFault, readonly ReadonlySet<string>[]> = {
  away: [
    words('ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN'),
    // The connection broke, or the server starts, stops or has no room for one more.
    words('08000 08001 08003 08004 08006 08P01 25P03 53200 53300 57P01 57P02 57P03 57P05'),
    // Read-only: a standby, or a primary that is being replaced.
    words('25006'),
  ],
  full: [words('53100 ENOSPC EDQUOT')],
  // Cut off by the statement timeout or the lock timeout.
  slow: [words('57014 55P03')],
};

/** What the driver and the query builder say without a code when a connection has broken or none becomes free. */
const brokenOff =
  /Connection terminated|timeout exceeded when trying to connect|is not queryable|connection has been discarded/u;

/** Tells trouble of the database or the disk from a programming error; undefined for anything else. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = sqlState(error) ?? '';
  // A socket that is not there; a missing file is another matter.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect' ? 'away' : undefined;
  const kinds = Object.keys(codes) as DatabaseFault[];
  return (
    kinds.find((kind) => codes[kind].some((known) => known.has(code))) ??
    (brokenOff.test(error.message) ? 'away' : undefined)
  );
}
