import { AppError } from '@doselore/contract';
import { sql } from 'kysely';
import { type Tx, violatedConstraint } from '../../../platform/db/index.ts';
import { countSkipped } from './gone-rows.repository.ts';
import { isOf, type LogOwner } from './merge-log.repository.ts';
import { keyOf, type MergedTableName, mergedTable } from './merged-tables.ts';

type Step = {
  step: number;
  table_name: MergedTableName;
  change: 'update' | 'delete' | 'insert';
  columns: string[];
  rows: number;
};

/**
 * Restores every row, the last change first. Skips deleted rows of tables with `skip`. Throws 409 and restores
 * nothing when any other row differs from what the merge left.
 */
export async function undoChanges(tx: Tx, owner: LogOwner): Promise<void> {
  const { rows: steps } = await sql<Step>`
    select step, table_name, change, array_agg(distinct k.key) as columns, count(distinct c.id)::int as rows
    from merge_changes c, lateral jsonb_object_keys(c.before) as k(key) where ${isOf(owner)}
    group by 1, 2, 3 order by step desc`.execute(tx);
  for (const step of steps) {
    const skipped = await countSkipped(tx, owner, step);
    const restored = await undoStep(tx, owner, step).catch((error: unknown) => {
      throw violatedConstraint(error) === undefined ? error : changedSince(step.table_name);
    });
    if (restored + skipped < step.rows && !mergedTable(step.table_name).keepsChanges)
      throw changedSince(step.table_name);
  }
}

async function undoStep(tx: Tx, owner: LogOwner, { step, table_name, change, columns }: Step): Promise<number> {
  const table = sql.table(table_name);
  const logged = sql`merge_changes m, lateral jsonb_populate_record(null::${table}, m.before) b`;
  const ofStep = sql`${isOf(owner)} and m.step = ${step}`;
  if (change === 'delete') {
    const { numAffectedRows } = await sql`insert into ${table} (${sql.join(columns.map((column) => sql.ref(column)))})
      overriding system value select ${sql.join(columns.map((column) => sql.ref(`b.${column}`)))}
      from ${logged} where ${ofStep}`.execute(tx);
    return Number(numAffectedRows ?? 0n);
  }
  if (change === 'insert') {
    const same = columns.map((column) => sql`t.${sql.ref(column)} = b.${sql.ref(column)}`);
    const { numAffectedRows } = await sql`delete from ${table} t using ${logged}
      where ${ofStep} and ${sql.join(same, sql` and `)}`.execute(tx);
    return Number(numAffectedRows ?? 0n);
  }
  const isKey = (column: string) => keyOf(table_name).includes(column);
  const same = columns.map((column) =>
    isKey(column)
      ? sql`t.${sql.ref(column)} = a.${sql.ref(column)}`
      : sql`t.${sql.ref(column)} is not distinct from a.${sql.ref(column)}`,
  );
  const sets = columns
    .filter((column) => column !== 'id')
    .map((column) => sql`${sql.ref(column)} = b.${sql.ref(column)}`);
  const { numAffectedRows } = await sql`update ${table} t set ${sql.join(sets)}
    from ${logged}, lateral jsonb_populate_record(null::${table}, m.after) a
    where ${ofStep} and ${sql.join(same, sql` and `)}`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

const words: Partial<Record<MergedTableName, string>> = {
  licences: 'a licence',
  certificates: 'a certificate',
  group_members: 'a membership',
  subgroup_members: 'a service membership',
  users: 'one of the accounts',
  groups: 'one of the organisations',
};

function changedSince(table: MergedTableName): AppError {
  const what = words[table] ?? 'something that was moved';
  return new AppError('conflict', `Since then ${what} has changed. The merge can no longer be undone.`);
}
