import type { KyselyPlugin } from 'kysely';
import { callRepositories } from './call-repositories.ts';
import { openDescriber } from './describe.ts';
import { createDescribingDatabase } from './describing-database.ts';
import { listColumnMisfits, listRowMisfits } from './misfits.ts';
import { type Code, readCode } from './program.ts';
import { createRecorder, type Ran } from './recorder.ts';
import { listTypedStatements } from './typed-statements.ts';

export type StatementReport = {
  /** Differences between a result and the type of its rows: `features/x/x.repository.ts:12: name is returned …`. */
  misfits: string[];
  /** Lines that run a statement that nothing has run or described. */
  unreached: string[];
};

/** Compares the rows of all statements with their types: those that `plugin` sees, and those of repositories. */
export function createStatementCheck(code: Code = readCode()): {
  plugin: KyselyPlugin;
  report: (databaseUrl: string) => Promise<StatementReport>;
} {
  const typed = listTypedStatements(code);
  const texts = new Map(
    [...typed].flatMap(([site, { text }]) => (text === undefined ? [] : [[site, new Set([text])]])),
  );
  const misfits = new Set<string>();
  const add = (site: string, found: readonly string[]) => {
    for (const one of found) misfits.add(`${site}: ${one}`);
  };
  const addText = ({ site, text }: Ran) => texts.set(site, (texts.get(site) ?? new Set()).add(text));

  const plugin = createRecorder((ran) => {
    addText(ran);
    const row = typed.get(ran.site)?.row;
    if (row !== undefined) for (const values of ran.rows) add(ran.site, listRowMisfits(values, row));
  });

  const report = async (databaseUrl: string) => {
    const { describe, close } = await openDescriber(databaseUrl);
    const describing = createRecorder(addText);
    await callRepositories(code, () => createDescribingDatabase(describe, describing));
    for (const [site, { row }] of typed) {
      if (row === undefined) continue;
      for (const text of texts.get(site) ?? []) add(site, listColumnMisfits(await describe(text), row));
    }
    await close();
    return { misfits: [...misfits].sort(), unreached: [...typed.keys()].filter((site) => !texts.has(site)).sort() };
  };
  return { plugin, report };
}
