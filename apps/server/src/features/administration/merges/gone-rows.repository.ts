import { AppError, plural } from '@doselore/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import { isOf, type LogOwner } from './merge-log.repository.ts';
import { keyOf, type MergedTableName, mergedTable } from './merged-tables.ts';

type Key = Record<string, string | number>;

/** Lists the keys of rows that a merge changed or added and that have been deleted since, in one step or in all. */
async function listGone(
  tx: Tx,
  owner: LogOwner,
  { table_name, step }: { table_name: MergedTableName; step?: number },
): Promise<Key[]> {
  const table = sql.table(table_name);
  const parts = (row: string) => keyOf(table_name).map((column) => sql.ref(`${row}.${column}`));
  const names = keyOf(table_name).map((column): RawBuilder<unknown> => sql.lit(column));
  const pairs = parts('a').flatMap((part, index) => [names[index] ?? sql``, part]);
  const { rows } = await sql<{ key: Key }>`select distinct jsonb_build_object(${sql.join(pairs)}) as key
    from merge_changes m, lateral jsonb_populate_record(null::${table}, coalesce(m.after, m.before)) a
    where ${isOf(owner)} and m.table_name = ${table_name} and m.change <> 'delete'
      and ${step === undefined ? sql`true` : sql`m.step = ${step}`}
      and not exists (select from ${table} t where (${sql.join(parts('t'))}) = (${sql.join(parts('a'))}))
    order by 1`.execute(tx);
  return rows.map(({ key }) => key);
}

/** Counts the rows of a step that the undo skips because they have been deleted. */
export async function countSkipped(
  tx: Tx,
  owner: LogOwner,
  params: { table_name: MergedTableName; step: number },
): Promise<number> {
  return mergedTable(params.table_name).whenGone === 'skip' ? (await listGone(tx, owner, params)).length : 0;
}

/** Throws 409 when rows that the undo needs have been deleted. The message names them. */
export async function refuseGone(tx: Tx, owner: LogOwner): Promise<void> {
  const { rows: tables } = await sql<{ table_name: MergedTableName }>`
    select distinct table_name from merge_changes where ${isOf(owner)} order by 1`.execute(tx);
  const gone: string[] = [];
  for (const { table_name } of tables) {
    const { record, whenGone } = mergedTable(table_name);
    if (whenGone === 'skip') continue;
    for (const key of await listGone(tx, owner, { table_name })) gone.push(`${record} ${wordsOf(key)}`);
  }
  if (gone.length === 0) return;
  const shown = gone.length > 10 ? [...gone.slice(0, 10), `and ${gone.length - 10} more`] : gone;
  const [is, it] = [plural(gone.length, 'This record is', 'These records are'), plural(gone.length, 'it', 'them')];
  throw new AppError(
    'conflict',
    `${is} no longer there: ${shown.join(', ')}. If a later merge moved ${it}, undo that merge first. ` +
      `Otherwise ask the operator to restore ${it} from a backup, then undo. Nothing was changed.`,
  );
}

const places: Record<string, string> = {
  group_id: 'organisation',
  virtual_group_id: 'Pharmacist-led Course',
  user_id: 'person',
};

function wordsOf(key: Key): string {
  if (key.id !== undefined) return String(key.id);
  return `(${Object.entries(key)
    .map(([column, id]) => `${places[column] ?? column} ${id}`)
    .join(', ')})`;
}
