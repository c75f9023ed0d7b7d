import {
  type CompiledQuery,
  Kysely,
  type KyselyPlugin,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { DB } from '../../platform/db/database.generated.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Describe } from './describe.ts';

/** Number of statements after which a loop that waits for an empty result is stopped. */
const most = 30;

/** Creates a database that runs nothing: each statement is described and answers one row of sample values. */
export function createDescribingDatabase(describe: Describe, plugin: KyselyPlugin): Database {
  let count = 0;
  const connection = {
    async executeQuery<Row>({ sql }: CompiledQuery) {
      count += 1;
      if (count > most) throw new Error(`More than ${most} statements`);
      const columns = await describe(sql);
      const row = Object.fromEntries(columns.map(({ name, sample }) => [name, sample ?? {}]));
      return { rows: (columns.length > 0 ? [row] : []) as Row[], numAffectedRows: 1n };
    },
    streamQuery(): never {
      throw new Error('Nothing streams rows.');
    },
  };
  const nothing = async () => undefined;
  const driver = {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  };
  const dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  return new Kysely<DB>({ dialect, plugins: [plugin] });
}
