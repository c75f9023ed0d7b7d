import { type KyselyPlugin, PostgresQueryCompiler, type QueryId, type RootOperationNode } from 'kysely';
import { source } from './program.ts';

/** Statement that ran: the line that ran it (`features/x/x.repository.ts:12`), its text and its rows. */
export type Ran = { site: string; text: string; rows: readonly object[] };

/** Calls `whenRun` after each statement that a connection with this plugin has run. */
export function createRecorder(whenRun: (ran: Ran) => void): KyselyPlugin {
  const compiler = new PostgresQueryCompiler();
  const begun = new WeakMap<QueryId, { site: string; node: RootOperationNode }>();
  return {
    transformQuery({ node, queryId }) {
      const site = findCallingSite();
      if (site !== undefined) begun.set(queryId, { site, node });
      return node;
    },
    async transformResult({ result, queryId }) {
      const statement = begun.get(queryId);
      if (statement !== undefined) {
        const { sql: text } = compiler.compileQuery(statement.node, queryId);
        whenRun({ site: statement.site, text, rows: result.rows });
      }
      return result;
    },
  };
}

/** Returns the nearest line on the stack that belongs to the server. */
function findCallingSite(): string | undefined {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = 30;
  const lines = new Error().stack?.split('\n') ?? [];
  Error.stackTraceLimit = before;
  const own = lines.find((line) => line.includes(`${source}/`) && !line.includes(import.meta.filename));
  return own?.split(`${source}/`)[1]?.replace(/:\d+\)?$/u, '');
}
