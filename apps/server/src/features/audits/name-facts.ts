import type { Scope } from '../../platform/access/index.ts';
import type { Queries } from '../../platform/db/index.ts';
import type { AuditData } from './audits.repository.ts';
import { listFactNames } from './fact-names.repository.ts';

/** Fields of facts that hold the id of a record with a name. */
const namedFields = [
  'userId',
  'dropped',
  'restored',
  'groupId',
  'subgroupId',
  'virtualGroupId',
  'courseId',
  'productId',
];

export type NamedAudit = AuditData & { names: Record<string, string> };

const productTypeOf = (row: AuditData) => String(row.detail.productType ?? '');

/** Fields of merged organisations hold organisations; those of merged people hold people. */
const fieldOf = (row: AuditData, field: string) =>
  row.action.startsWith('groups.') && (field === 'dropped' || field === 'restored') ? 'groupId' : field;

function factsOf(row: AuditData) {
  return namedFields.flatMap((field) => {
    const id = row.detail[field];
    return typeof id === 'number' ? [{ field: fieldOf(row, field), id, productType: productTypeOf(row) }] : [];
  });
}

/** Adds the names of the records that the facts of each row identify. */
export async function nameFacts(db: Queries, scope: Scope, rows: readonly AuditData[]): Promise<NamedAudit[]> {
  const asked = new Map(rows.flatMap(factsOf).map((fact) => [JSON.stringify(fact), fact]));
  const found = new Map(
    (await listFactNames(db, scope, [...asked.values()])).map(({ field, id, product_type, name }) => [
      JSON.stringify({ field, id, productType: product_type }),
      name,
    ]),
  );
  return rows.map((row) => {
    const names = namedFields.flatMap((field) => {
      const key = { field: fieldOf(row, field), id: row.detail[field], productType: productTypeOf(row) };
      const name = found.get(JSON.stringify(key));
      return name === undefined ? [] : [[field, name] as const];
    });
    return { ...row, names: Object.fromEntries(names) };
  });
}
