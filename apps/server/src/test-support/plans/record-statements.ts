import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely';
import type { Statement } from './rows-read.ts';

/** Returns a plugin of the query builder, and `during`, which returns the statements that ran while some work ran. */
export function createStatementLog() {
  const compiler = new PostgresQueryCompiler();
  let log: Statement[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const { sql: text, parameters: values } = compiler.compileQuery(node, queryId);
      log.push({ text, values });
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const during = async (work: () => Promise<unknown>): Promise<Statement[]> => {
    log = [];
    await work();
    return log;
  };
  return { plugin, during };
}
