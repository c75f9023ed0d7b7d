import { AppError } from '@doselore/contract';
import { type RawBuilder, sql } from 'kysely';
import { type Tx, violatedConstraint } from '../../platform/db/index.ts';

export type Value = string | number | boolean | null;
/** Columns with what they shall hold. */
export type Values = Record<string, Value>;
/** Columns with what they hold, or with the ids they are among. */
export type Condition = Record<string, Value | readonly number[]>;

/** What the changes belong to, and are taken back with. */
export type LogOwner = { merge_id: number } | { fix_plan_id: number };

function isOf(owner: LogOwner): RawBuilder<unknown> {
  return 'merge_id' in owner ? sql`merge_id = ${owner.merge_id}` : sql`fix_plan_id = ${owner.fix_plan_id}`;
}

/** Primary keys that are not `id`. */
const keys: Record<string, readonly string[]> = {
  group_members: ['group_id', 'user_id'],
  group_managers: ['group_id', 'user_id'],
  group_settings: ['group_id'],
  subgroup_members: ['subgroup_id', 'user_id'],
  subgroup_managers: ['subgroup_id', 'user_id'],
  subgroup_settings: ['subgroup_id'],
  user_roles: ['user_id', 'role'],
  virtual_group_delegates: ['virtual_group_id', 'user_id'],
};
const keyOf = (table: string) => keys[table] ?? ['id'];

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

/** Changes rows and keeps what they were. */
export function openMergeLog(tx: Tx, owner: LogOwner) {
  const mergeId = 'merge_id' in owner ? owner.merge_id : null;
  const planId = 'fix_plan_id' in owner ? owner.fix_plan_id : null;
  let step = 0;
  const write = async (table: string, rows: RawBuilder<unknown>): Promise<number> => {
    const { numAffectedRows } =
      await sql`insert into merge_changes (merge_id, fix_plan_id, step, table_name, change, before, after)
      select ${mergeId}::bigint, ${planId}::bigint, ${step}, ${table}, x.change, x.before, x.after from (${rows}) x`.execute(
        tx,
      );
    return Number(numAffectedRows ?? 0n);
  };
  return {
    /** @returns how many rows there were */
    async change(table: string, values: Values, where: Condition): Promise<number> {
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
    async remove(table: string, where: Condition): Promise<number> {
      step += 1;
      const removed = await write(
        table,
        sql`select 'delete' as change, to_jsonb(t) as before, null::jsonb as after
          from ${sql.table(table)} t where ${whereOf(where)} for update`,
      );
      if (removed > 0) await sql`delete from ${sql.table(table)} t where ${whereOf(where)}`.execute(tx);
      return removed;
    },
    /** Whole rows of nothing but their key. @returns whether it is new */
    async add(table: string, key: Values): Promise<boolean> {
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

/** Who was taken out of a place since stays out of it. */
const yielding: ReadonlySet<string> = new Set(['subgroup_members', 'subgroup_managers', 'group_managers']);

type Step = {
  step: number;
  table_name: string;
  change: 'update' | 'delete' | 'insert';
  columns: string[];
  rows: number;
};

/**
 * Puts every row back, the last change first. Throws 409 when a row is no longer as the merge left it: then nothing is
 * put back at all.
 */
export async function undoChanges(tx: Tx, owner: LogOwner): Promise<void> {
  const { rows: steps } = await sql<Step>`
    select step, table_name, change, array_agg(distinct k.key) as columns, count(distinct c.id)::int as rows
    from merge_changes c, lateral jsonb_object_keys(c.before) as k(key) where ${isOf(owner)}
    group by 1, 2, 3 order by step desc`.execute(tx);
  for (const step of steps) {
    const restored = await undoStep(tx, owner, step).catch((error: unknown) => {
      throw violatedConstraint(error) === undefined ? error : changedSince(step.table_name);
    });
    if (restored !== step.rows && !yielding.has(step.table_name)) throw changedSince(step.table_name);
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

const words: Record<string, string> = {
  licences: 'a licence',
  certificates: 'a certificate',
  group_members: 'a membership',
  subgroup_members: 'who belongs to a service',
  users: 'one of the accounts',
  groups: 'one of the organisations',
};

function changedSince(table: string): AppError {
  const what = words[table] ?? 'something that was moved';
  return new AppError('conflict', `Since then ${what} has changed. It can no longer be undone.`);
}
