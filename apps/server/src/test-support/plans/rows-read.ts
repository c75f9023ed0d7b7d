import type pg from 'pg';

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
};
type Explained = { 'QUERY PLAN': [{ Plan: Node }] };

/** Statement with the values that it ran with. */
export type Statement = { text: string; values: readonly unknown[] };

/** Returns how many rows each table gave to a statement, those that a filter dropped included. Nothing is changed. */
export async function rowsRead(client: pg.ClientBase, { text, values }: Statement): Promise<Map<string, number>> {
  await client.query('savepoint explained');
  const { rows } = await client.query<Explained>(`explain (analyze, timing off, format json) ${text}`, [...values]);
  await client.query('rollback to explained');
  const read = new Map<string, number>();
  const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
  if (plan !== undefined) add(read, plan.Plan);
  return read;
}

function add(read: Map<string, number>, node: Node): void {
  const table = node['Relation Name'];
  if (table !== undefined && node['Node Type'].includes('Scan')) {
    const each =
      (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
    read.set(table, (read.get(table) ?? 0) + each * (node['Actual Loops'] ?? 0));
  }
  for (const below of node.Plans ?? []) add(read, below);
}
