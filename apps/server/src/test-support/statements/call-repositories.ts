import path from 'node:path';
import type ts from 'typescript';
import type { Database } from '../../platform/db/index.ts';
import { below, type Code, source } from './program.ts';
import { createSamples } from './sample-arguments.ts';

/** Enough rounds to reach every member of most unions. */
const rounds = [0, 1, 2];
const holdsQueries = (file: ts.SourceFile) => /\.(repository|report)\.ts$|\/platform\/access\//u.test(file.fileName);

/**
 * Calls every exported function of repositories and reports that takes a database. The arguments are made from the
 * types of its parameters. `open` gives each call a database that runs nothing. A function that fails on such arguments
 * may not reach all of its statements. The check names statements that nothing else reaches.
 */
export async function callRepositories({ checker, files }: Code, open: () => Database): Promise<void> {
  for (const file of files.filter(holdsQueries)) {
    const module: Record<string, unknown> = await import(path.join(source, below(file)));
    for (const { name, parameters } of listFunctions(checker, file)) {
      const call = module[name];
      if (typeof call !== 'function' || !parameters.some((type) => isDatabase(type))) continue;
      for (const round of rounds) {
        const db = open();
        const sampleOf = createSamples(checker, { Kysely: db, Transaction: db });
        const values = parameters.map((type) => sampleOf(type, round));
        await (async () => call(...values))().catch(() => undefined);
      }
    }
  }
}

function listFunctions(checker: ts.TypeChecker, file: ts.SourceFile): { name: string; parameters: ts.Type[] }[] {
  const module = checker.getSymbolAtLocation(file);
  const exported = module === undefined ? [] : checker.getExportsOfModule(module);
  return exported.map((one) => {
    const [signature] = checker.getTypeOfSymbol(one).getCallSignatures();
    return { name: one.name, parameters: (signature?.parameters ?? []).map((each) => checker.getTypeOfSymbol(each)) };
  });
}

const isDatabase = (type: ts.Type): boolean =>
  type.isUnion() ? type.types.some(isDatabase) : ['Kysely', 'Transaction'].includes(type.symbol?.name ?? '');
