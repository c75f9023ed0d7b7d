import type { Checklist, ChecklistItem } from '@doselore/contract/courses';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../../../platform/db/index.ts';

/** Finds the newest version of the checklist of a product. */
export async function findChecklist(db: Queries, productId: number): Promise<Checklist | undefined> {
  const { rows } = await sql<Checklist>`select id, version, items from observation_checklists
    where abstract_course_id = ${productId} order by version desc limit 1`.execute(db);
  return rows[0];
}

/** Finds one version of the checklist of a product. */
export async function findChecklistById(
  db: Queries,
  params: { productId: number; checklistId: number },
): Promise<Checklist | undefined> {
  const { rows } = await sql<Checklist>`select id, version, items from observation_checklists
    where abstract_course_id = ${params.productId} and id = ${params.checklistId}`.execute(db);
  return rows[0];
}

type Version = Checklist & { created_at: Date; observations: number };

/**
 * Lists the versions of the checklist of a product, newest first.
 * Takes no scope: checklists belong to the catalogue.
 */
export async function listVersions(db: Queries, productId: number): Promise<Version[]> {
  const { rows } = await sql<Version>`select c.id, c.version, c.items, c.created_at,
      (select count(*)::int from observations o where o.checklist_id = c.id) as observations
    from observation_checklists c where c.abstract_course_id = ${productId} order by c.version desc`.execute(db);
  return rows;
}

type NewVersion = { productId: number; version: number; items: readonly ChecklistItem[]; at: Date };

export async function insertVersion(tx: Tx, { productId, version, items, at }: NewVersion): Promise<void> {
  await tx
    .insertInto('observation_checklists')
    .values({ abstract_course_id: productId, version, items: JSON.stringify(items), created_at: at })
    .execute();
}
