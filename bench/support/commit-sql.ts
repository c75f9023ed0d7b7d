import { createHash } from 'node:crypto';
import { commitAttempt } from '@doselore/server/src/features/learning/learning/index.ts';
import { systemClock } from '@doselore/server/src/platform/clock/index.ts';
import type { Connection, Database } from '@doselore/server/src/platform/db/index.ts';
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { OpenAttempt } from './attempts.ts';
import { type commitOf, eachVariant } from './commit-body.ts';

/** Stands for the counter in a recorded statement. */
const seqMark = 987_654;

/** Records the statement that the server sends for a commit. Runs the use case on a database that only records. */
async function takeDown(commit: ReturnType<typeof commitOf>): Promise<CompiledQuery> {
  const heard: CompiledQuery[] = [];
  const db: Database = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (target) => new PostgresIntrospector(target),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: (event) => void heard.push(event.query),
  });
  // The database returns no rows, so the call looks for a practice with a second statement and then ends with “stale”.
  await commitAttempt({ db, clock: systemClock }, { ...commit, token: 'nobody', seq: seqMark }).catch(() => undefined);
  const [ofAttempt] = heard;
  if (ofAttempt === undefined || heard.length !== 2)
    throw new Error(`A commit without an attempt is ${heard.length} statements, not 2`);
  return ofAttempt;
}

type Client = Pick<Connection['pool'], 'query'>;

/** Returns a function that runs the server's statement for a commit, without the server. */
export async function createSqlCommit() {
  const statements = await Promise.all(eachVariant(takeDown));
  return async (client: Client, attempt: OpenAttempt): Promise<void> => {
    attempt.seq += 1;
    const statement = statements[attempt.seq % statements.length];
    const token = createHash('sha256').update(attempt.token).digest();
    const values = statement?.parameters.map((value) => {
      if (value === seqMark) return attempt.seq;
      return Buffer.isBuffer(value) ? token : value;
    });
    const { rows } = await client.query<{ applied: boolean }>(statement?.sql ?? '', values);
    if (rows[0]?.applied !== true) throw new Error('A statement applied nothing');
  };
}
