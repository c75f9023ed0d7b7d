import { createHash } from 'node:crypto';
import { commitAttempt } from '@doselore/server/src/features/learning/index.ts';
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

/** Stands for the counter in a statement that has been taken down. */
const seqMark = 987_654;

/** Exactly the statements that the server sends for a commit: its use case is run against a database that only listens. */
async function takeDown(commit: ReturnType<typeof commitOf>): Promise<CompiledQuery> {
  const heard: CompiledQuery[] = [];
  const db: Database = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: (event) => void heard.push(event.query),
  });
  // Nothing is found there, and so it ends with “stale”.
  await commitAttempt({ db, clock: systemClock }, { ...commit, token: 'nobody', seq: seqMark }).catch(() => undefined);
  const [only] = heard;
  if (only === undefined || heard.length > 1) throw new Error(`A commit is ${heard.length} statements, not one`);
  return only;
}

type Client = Pick<Connection['pool'], 'query'>;

/** Does what the server's statement does, without the server. */
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
