import { type RawBuilder, sql } from 'kysely';
import type { CheckedId, FixPlanId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { keyOf, type MergedTableName } from './merged-tables.ts';

export type Value = string | number | boolean | null;
/** Columns with their new values. */
export type Values = Record<string, Value>;
/** Columns with the value that they have, or the ids that they are among. */
export type Condition = Record<string, Value | readonly number[]>;

export type MergeId = CheckedId<'merge'>;

/** Merge or fix plan to which changes belong, and with which they are undone. */
export type LogOwner = { merge_id: MergeId } | { fix_plan_id: FixPlanId };

export function isOf(owner: LogOwner): RawBuilder<unknown> {
  return 'merge_id' in owner ? sql`merge_id = ${owner.merge_id}` : sql`fix_plan_id = ${owner.fix_plan_id}`;
}

function objectOf(columns: readonly string[]): RawBuilder<unknown> {
  return sql`jsonb_build_object(${sql.join(columns.flatMap((column) => [sql.lit(column), sql.ref(`t.${column}`)]))})`;
}

function whereOf(condition: Condition): RawBuilder<unknown> {
  const parts = Object.entries(condition).map(([column, value]) => {
    if (typeof value === 'object' && value !== null) return sql`t.${sql.ref(column)} = any(${[...value]}::bigint[])`;
    return value === null ? sql`t.${sql.ref(column)} is null` : sql`t.${sql.ref(column)} = ${value}`;
  });
  return sql.join(parts, sql` and `);
}

/** Changes rows and stores their earlier values. */
export function openMergeLog(tx: Tx, owner: LogOwner) {
  const mergeId = 'merge_id' in owner ? owner.merge_id : null;
  const planId = 'fix_plan_id' in owner ? owner.fix_plan_id : null;
  let step = 0;
  const write = async (table: MergedTableName, rows: RawBuilder<unknown>): Promise<number> => {
    const { numAffectedRows } =
      await sql`insert into merge_changes (merge_id, fix_plan_id, step, table_name, change, before, after)
      select ${mergeId}::bigint, ${planId}::bigint, ${step}, ${table}, x.change, x.before, x.after from (${rows}) x`.execute(
        tx,
      );
    return Number(numAffectedRows ?? 0n);
  };
  return {
    /** Changes rows and returns their number. */
    async change(table: MergedTableName, values: Values, where: Condition): Promise<number> {
      step += 1;
      const columns = [...new Set([...keyOf(table), ...Object.keys(values)])];
      const changed = await write(
        table,
        sql`select 'update' as change, ${objectOf(columns)} as before,
          ${objectOf(columns)} || ${JSON.stringify(values)}::jsonb as after
          from ${sql.table(table)} t where ${whereOf(where)} for update`,
      );
      if (changed === 0) return 0;
      const sets = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
      await sql`update ${sql.table(table)} t set ${sql.join(sets)} where ${whereOf(where)}`.execute(tx);
      return changed;
    },
    async remove(table: MergedTableName, where: Condition): Promise<number> {
      step += 1;
      const removed = await write(
        table,
        sql`select 'delete' as change, to_jsonb(t) as before, null::jsonb as after
          from ${sql.table(table)} t where ${whereOf(where)} for update`,
      );
      if (removed > 0) await sql`delete from ${sql.table(table)} t where ${whereOf(where)}`.execute(tx);
      return removed;
    },
    /** Inserts a row that consists of its key alone. Returns true when it is new. */
    async add(table: MergedTableName, key: Values): Promise<boolean> {
      step += 1;
      const columns = Object.keys(key);
      const { numAffectedRows } =
        await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
        values (${sql.join(Object.values(key))}) on conflict do nothing`.execute(tx);
      if (numAffectedRows !== 1n) return false;
      await write(table, sql`select 'insert' as change, ${JSON.stringify(key)}::jsonb as before, null::jsonb as after`);
      return true;
    },
  };
}
export type MergeLog = ReturnType<typeof openMergeLog>;
