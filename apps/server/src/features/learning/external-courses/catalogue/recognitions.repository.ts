import type { ProductType } from '@doselore/contract';
import { sql } from 'kysely';
import { type Tx, titleOf } from '../../../../platform/db/index.ts';

/** Finds a product that is not archived. */
export async function findProduct(
  tx: Tx,
  { productType, productId }: { productType: ProductType; productId: number },
): Promise<{ title: string } | undefined> {
  const { rows } = await sql<{ title: string | null }>`
    select ${titleOf('k')} as title from (select ${productType}::text as product_type, ${productId}::bigint as product_id) k
    where not exists (select from abstract_courses c where k.product_type = 'abstract_course' and c.id = k.product_id
        and c.archived_at is not null)
      and not exists (select from abstract_paper_courses c where k.product_type = 'abstract_paper_course'
        and c.id = k.product_id and c.archived_at is not null)`.execute(tx);
  const title = rows[0]?.title;
  return title == null ? undefined : { title };
}

type NewRecognition = {
  externalCourseId: number;
  productType: ProductType;
  productId: number;
  fromOn: string;
  untilOn: string | null;
  madeBy: number;
  at: Date;
};

export async function insertRecognition(tx: Tx, params: NewRecognition): Promise<void> {
  await tx
    .insertInto('external_course_recognitions')
    .values({
      external_course_id: params.externalCourseId,
      product_type: params.productType,
      product_id: params.productId,
      from_on: params.fromOn,
      until_on: params.untilOn,
      made_by: params.madeBy,
      made_at: params.at,
    })
    .execute();
}

export type LockedRecognition = { from_on: string; until_on: string | null; title: string };

export async function lockRecognition(
  tx: Tx,
  { externalCourseId, recognitionId }: { externalCourseId: number; recognitionId: number },
): Promise<LockedRecognition | undefined> {
  const { rows } = await sql<LockedRecognition>`
    select r.from_on, r.until_on, ${titleOf('r')} as title from external_course_recognitions r
    where r.id = ${recognitionId} and r.external_course_id = ${externalCourseId} for no key update`.execute(tx);
  return rows[0];
}

export async function endRecognitionRow(
  tx: Tx,
  params: { recognitionId: number; untilOn: string; endedBy: number; at: Date },
): Promise<void> {
  await tx
    .updateTable('external_course_recognitions')
    .set({ until_on: params.untilOn, ended_by: params.endedBy, ended_at: params.at })
    .where('id', '=', params.recognitionId)
    .execute();
}
